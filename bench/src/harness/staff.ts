import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Role } from '@phial/domain/account';
import { insertAccount } from '../../../apps/server/src/accounts/account.sql.ts';
import { hashPassword, randomPassword } from '../../../apps/server/src/crypto/password-hash.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';

/** Asks by `GET`, or by `POST` what has a body; answers the body. */
export type Ask = (path: string, body?: object) => Promise<string>;

/** A member of staff who has signed in, and what every further request of theirs says of it. */
export interface SignedIn {
  readonly ask: Ask;
  readonly headers: Readonly<Record<string, string>>;
}

/** A member of staff with a connection that stays open. */
export async function signIn(db: Database, port: number, role: Role): Promise<Ask> {
  return (await signInStaff(db, port, role)).ask;
}

/** As {@link signIn}, for whoever also asks over connections of their own. */
export async function signInStaff(db: Database, port: number, role: Role): Promise<SignedIn> {
  const password = randomPassword();
  const login = `bench.${role}`;
  await insertAccount(db, {
    id: randomUUID(),
    login,
    displayName: 'Bench',
    role,
    state: 'ACTIVE',
    sample: false,
    passwordHash: await hashPassword(password),
    mustChangePassword: false,
    allServicePoints: true,
    now: new Date(),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (path: string, body: object | undefined, cookie: string) =>
    new Promise<{ text: string; cookies: string[] }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
      const asked = request(
        { port, agent, headers, host: '127.0.0.1', path: `/api${path}`, method: body ? 'POST' : 'GET' },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () =>
            response.statusCode === 200
              ? resolve({ text, cookies: response.headers['set-cookie'] ?? [] })
              : reject(new Error(`the server answered: ${text}`)),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  const { cookies } = await call('/staff/session', { login, password }, '');
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  return {
    ask: async (path, body) => (await call(path, body, cookie)).text,
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
  };
}
