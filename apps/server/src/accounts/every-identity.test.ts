import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Access } from '@phial/contract/access';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import type { ErrorCode } from '@phial/contract/errors';
import { ROLES, type Role } from '@phial/domain/account';
import { API_SCOPES, type ApiScope } from '@phial/domain/api-scope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutRequestId } from '../testing/answer-bytes.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import { browser, givenAccount, signedIn } from '../testing/staff.ts';
import { visitor } from '../testing/visitor.ts';
import { createApiKey } from './api-keys/api-key.service.ts';

/** Longer than a session may go unused. */
const TOO_LONG = 3_700;

/** Somebody who calls: what a call carries, and what follows for each access. */
interface Identity {
  readonly headers: Readonly<Record<string, string>>;
  /** The code a call is refused with; undefined where it is let in. */
  refusal(access: Access): ErrorCode | undefined;
}

/** Without a session that counts, whatever else is shown. */
const stranger = (headers: Record<string, string> = {}): Identity => ({
  headers,
  refusal: ({ open }) =>
    (({ accounts: 'login-expired', programs: 'api-key-invalid', everybody: undefined }) as const)[open],
});

function accountOf(role: Role, headers: Record<string, string>): Identity {
  return {
    headers,
    refusal(access) {
      if (access.open === 'programs') return 'api-key-invalid';
      return access.open === 'accounts' && !access.roles.includes(role) ? 'not-allowed' : undefined;
    },
  };
}

function programOf(scope: ApiScope, headers: Record<string, string>): Identity {
  const { refusal } = stranger();
  return {
    headers,
    refusal: (access) =>
      access.open !== 'programs' ? refusal(access) : access.scope === scope ? undefined : 'api-scope-missing',
  };
}

let test: TestApp;
let identities: Record<string, Identity>;
beforeAll(async () => {
  test = await buildTestApp();
  const cookieOf = ({ jar }: Pick<ReturnType<typeof browser>, 'jar'>) => ({
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const keyOf = async (scope: ApiScope) => {
    const { key, apiKey } = await createApiKey(test, 'command', { name: randomUUID(), scopes: [scope] });
    return { headers: { 'x-api-key': key }, keyId: apiKey.keyId };
  };

  const expired = cookieOf(await signedIn(test, { role: 'administrator' }));
  test.clock.advance(TOO_LONG);

  const left = await signedIn(test, { role: 'administrator' });
  const signedOut = cookieOf(left);
  await left.call('DELETE', '/staff/session', {});
  const dismissed = await signedIn(test, { role: 'manager' });
  await test.db.kysely
    .updateTable('account')
    .set({ state: 'DISABLED' })
    .where('id', '=', dismissed.id)
    .execute();
  const revoked = await keyOf('reports:write');
  const administrator = await signedIn(test, { role: 'administrator' });
  await administrator.call('DELETE', `/staff/api-keys/${revoked.keyId}`, {});
  const halfWay = browser(test);
  await halfWay.signIn((await givenAccount(test, { role: 'administrator', mustChangePassword: true })).login);
  const person = visitor(test);
  const { token = '', data } = await person.book(await givenSlot(test.db));

  identities = {
    'a visitor': stranger(),
    'the holder of a booking token': stranger({ authorization: `Bearer ${token}` }),
    'the holder of an own link': stranger({ authorization: `Bearer ${data.link}` }),
    'an expired session': stranger(expired),
    'a session that was signed out': stranger(signedOut),
    'the session of a disabled account': stranger(cookieOf(dismissed)),
    'a cookie that was made up': stranger({ cookie: `phial_session=${'A'.repeat(43)}` }),
    'a revoked API key': stranger(revoked.headers),
    'a session that lacks a new password': {
      headers: cookieOf(halfWay),
      refusal(access) {
        if (access.open !== 'accounts') return stranger().refusal(access);
        return access.during.includes('new-password') ? undefined : 'password-change-needed';
      },
    },
  };
  for (const role of ROLES) {
    identities[`a session of ${role}`] = accountOf(role, cookieOf(await signedIn(test, { role })));
  }
  const elsewhere = { all: false, ids: [await givenServicePoint(test.db)] };
  identities['counter staff of one service point'] = accountOf(
    'counter',
    cookieOf(await signedIn(test, { role: 'counter', servicePoints: elsewhere })),
  );
  for (const scope of API_SCOPES) {
    identities[`an API key for ${scope}`] = programOf(scope, (await keyOf(scope)).headers);
  }
});
afterAll(() => test.close());

/** Every operation of the OpenAPI document, with its definition. */
function operations(): { name: string; call: Call }[] {
  const document = new URL('../../../../packages/contract/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(document, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
  );
  return names.map((name) => ({ name, call: CALLS[name as keyof typeof CALLS] as Call }));
}

const NAMES = [
  'a visitor',
  'the holder of a booking token',
  'the holder of an own link',
  'an expired session',
  'a session that was signed out',
  'the session of a disabled account',
  'a cookie that was made up',
  'a session that lacks a new password',
  ...ROLES.map((role) => `a session of ${role}`),
  'counter staff of one service point',
  'a revoked API key',
  ...API_SCOPES.map((scope) => `an API key for ${scope}`),
];

describe('every operation of the OpenAPI document', () => {
  it('is one of the table of calls', () => {
    expect(operations().length).toBeGreaterThan(200);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(CALLS).sort());
    expect(Object.keys(identities).sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)('refuses %s with one answer, byte for byte, wherever it is not for them', async (name) => {
    const { headers, refusal } = identities[name] as Identity;
    const before = await countEvents();
    /** The only answer of each refusal. */
    const answers = new Map<string, string>();
    let refused = 0;
    for (const { name: operation, call } of operations()) {
      const code = refusal(call.access);
      if (code === undefined) continue;
      refused += 1;
      const url = (call.outsidePrefix ? '' : '/api') + call.path.replace(/:\w+/g, () => randomUUID());
      const response = await test.app.inject({
        method: call.method,
        url,
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        ...(call.method !== 'GET' && { payload: {} }),
      });
      const answer = `${response.statusCode} ${withoutRequestId(response.body)}`;
      expect([operation, response.json().error]).toEqual([operation, code]);
      // A missing scope is named, so that whoever runs the program knows what to ask for.
      const kind = code === 'api-scope-missing' ? `${code} ${JSON.stringify(response.json().data)}` : code;
      expect([operation, answer]).toEqual([operation, answers.get(kind) ?? answer]);
      answers.set(kind, answer);
    }
    expect(refused).toBeGreaterThan(4);
    expect(await countEvents()).toBe(before);
  });
});

async function countEvents(): Promise<number> {
  const { count } = await test.db.kysely
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
