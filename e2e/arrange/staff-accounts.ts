import { randomUUID } from 'node:crypto';
import type { AccountWithPassword } from '@phial/contract/account';
import type { Role } from '@phial/domain/account';
import type { APIRequestContext } from '@playwright/test';

/** What the accounts of the first start sign in with (`PHIAL_TEST_PASSWORD`); their logins are their roles. */
export const STAFF_PASSWORD = 'for the journeys only';

/** An account that one test has to itself. */
export interface OwnAccount {
  readonly login: string;
  readonly displayName: string;
  /** Chosen by its owner, so that nothing is outstanding. */
  readonly password: string;
}

interface Answer<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** The calls of the accounts over HTTP. The session stays with the request context given. */
export class StaffAccounts {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async signIn(login: string, password = STAFF_PASSWORD): Promise<void> {
    await this.#send('POST', '/staff/session', { login, password });
  }

  /** An account with the password that is shown once; needs the session of an administrator. */
  create(role: Role, name = 'Somebody'): Promise<AccountWithPassword> {
    const login = `${role}.${randomUUID().slice(0, 8)}@lab.example`;
    return this.#send('POST', '/staff/accounts', { login, displayName: name, role });
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await this.#send('PATCH', '/user/changePassword', { oldPassword, newPassword });
  }

  async signOut(): Promise<void> {
    await this.#send('DELETE', '/staff/session', {});
  }

  async #send<T>(method: string, path: string, data: unknown): Promise<T> {
    const response = await this.#request.fetch(`/api${path}`, {
      method,
      data,
      headers: { 'accept-language': 'en' },
    });
    const answer: Answer<T> = await response.json();
    if (answer.code !== 200) throw new Error(`${method} ${path} was refused: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
}
