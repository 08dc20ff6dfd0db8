import { randomUUID } from 'node:crypto';
import type { AccountServicePoints, SignedInAccount } from '@phial/contract/staff/account';
import type { AccountState, Role } from '@phial/domain/account';
import type { Language } from '@phial/domain/language';
import { insertAccount } from '../accounts/account.sql.ts';
import { writeServicePoints } from '../accounts/service-points/service-points.sql.ts';
import { hashPassword } from '../crypto/password-hash.ts';
import type { TestApp } from './build-test-app.ts';
import type { Answer } from './visitor.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every given account signs in with. */
export const PASSWORD = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

export interface GivenAccount {
  login?: string;
  role?: Role;
  state?: AccountState;
  mustChangePassword?: boolean;
  /** All of them by default. */
  servicePoints?: AccountServicePoints;
  sample?: boolean;
  language?: Language;
  /** Instead of that of {@link PASSWORD}. */
  passwordHash?: string;
}

/** An account as it might have been for long: a manager by default. */
export async function givenAccount({ db, clock }: Pick<TestApp, 'db' | 'clock'>, given: GivenAccount = {}) {
  const { servicePoints = { all: true, ids: [] }, ...rest } = given;
  passwordHash ??= hashPassword(PASSWORD);
  const id = randomUUID();
  const login = given.login ?? `account.${id}`;
  await insertAccount(db, {
    role: 'manager',
    state: 'ACTIVE',
    mustChangePassword: false,
    sample: false,
    passwordHash: await passwordHash,
    allServicePoints: servicePoints.all,
    ...rest,
    id,
    login,
    displayName: 'Marker Person',
    now: clock.now(),
  });
  await writeServicePoints(db, id, servicePoints);
  return { id, login };
}

/** A browser: keeps its cookies and says where a call comes from. */
export function browser(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  { address = '203.0.113.7', headers: own = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const jar = new Map<string, string>();
  /** Every `Set-Cookie` of the last answer. */
  let received: string[] = [];

  async function call<Data>(
    method: Method,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer<Data>> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method,
      url: config.apiPrefix + path,
      remoteAddress: address,
      headers: {
        'accept-language': 'en',
        'sec-fetch-site': 'same-origin',
        ...(cookie !== '' && { cookie }),
        ...own,
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
    received = [response.headers['set-cookie'] ?? []].flat();
    for (const line of received) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { ...response.json<Answer<Data>>(), status: response.statusCode, text: response.body };
  }

  return {
    call,
    jar,
    received: () => received,
    signIn: (login: string, password = PASSWORD) =>
      call<SignedInAccount>('POST', '/staff/session', { login, password }),
    whoAmI: () => call<SignedInAccount>('GET', '/staff/session'),
  };
}

/** A browser in which somebody has just signed in. */
export async function signedIn(test: TestApp, given: GivenAccount = {}) {
  const account = await givenAccount(test, given);
  const person = browser(test);
  await person.signIn(account.login);
  return { ...person, ...account };
}
