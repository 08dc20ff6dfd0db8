import { randomUUID } from 'node:crypto';
import { changePassword, createAccount } from '@phial/contract/calls/accounts';
import { signIn, signOut } from '@phial/contract/calls/sessions';
import type { AccountWithPassword } from '@phial/contract/staff/account';
import type { Role } from '@phial/domain/account';
import type { Language } from '@phial/domain/language';
import type { APIRequestContext } from '@playwright/test';
import { send } from './send.ts';

/** What the accounts of the first start sign in with (`PHIAL_TEST_PASSWORD`); their logins are their roles. */
export const STAFF_PASSWORD = 'for the journeys only';

/** An account that one test has to itself. */
export interface OwnAccount {
  readonly login: string;
  readonly displayName: string;
  /** Chosen by its owner, so that nothing is outstanding. */
  readonly password: string;
}

/** The calls of the accounts over HTTP. The session stays with the request context given. */
export class StaffAccounts {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async signIn(login: string, password = STAFF_PASSWORD): Promise<void> {
    await send(this.#request, signIn, { body: { login, password } });
  }

  /**
   * An account with the password that is shown once; needs the session of an administrator.
   * @param language of e-mails to its owner; traditional Chinese if left out
   */
  create(role: Role, name = 'Somebody', language?: Language): Promise<AccountWithPassword> {
    const login = `${role}.${randomUUID().slice(0, 8)}@lab.example`;
    // Only those at a counter are limited to service points.
    const rights = role === 'counter' ? { servicePoints: { all: true, ids: [] } } : {};
    const confirmation = role === 'administrator' ? { ownPassword: STAFF_PASSWORD } : {};
    const body = {
      login,
      displayName: name,
      role,
      ...rights,
      ...confirmation,
      ...(language && { language }),
    };
    return send(this.#request, createAccount, { body });
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    await send(this.#request, changePassword, { body: { oldPassword, newPassword } });
  }

  async signOut(): Promise<void> {
    await send(this.#request, signOut);
  }
}
