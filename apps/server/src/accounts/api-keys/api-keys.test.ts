import type { ApiKey, CreatedApiKey } from '@phial/contract/staff/api-key';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { bundleOf, givenOrder, laboratory, sendBundle } from '../../testing/report-builders.ts';
import { PASSWORD, signedIn } from '../../testing/staff.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const asked = (name: string) => ({ name, scopes: ['reports:write', 'orders:read'], ownPassword: PASSWORD });
const administrator = () => signedIn(test, { role: 'administrator' });

it('creates a key that is shown once, works, and stops working when it is revoked', async () => {
  const person = await administrator();
  const made = await person.call<CreatedApiKey>('POST', '/staff/api-keys', asked('  Laboratory system '));
  expect(made.data).toMatchObject({
    key: expect.stringMatching(/^phial_[\w-]{43}$/),
    apiKey: {
      name: 'Laboratory system',
      scopes: ['reports:write', 'orders:read'],
      createdBy: 'Marker Person',
      lastUsedAt: null,
      revokedAt: null,
    },
  });
  const { key, apiKey } = made.data;
  const send = async () =>
    sendBundle(test, bundleOf(await givenOrder(test)), { authorization: `Bearer ${key}` });
  expect((await send()).status).toBe(200);

  const listed = await person.call<{ keys: ApiKey[] }>('GET', '/staff/api-keys');
  expect(listed.text).not.toContain(key);
  expect(listed.data.keys).toEqual([{ ...apiKey, lastUsedAt: test.clock.now().toISOString() }]);

  const revoked = await person.call<ApiKey>('DELETE', `/staff/api-keys/${apiKey.keyId}`, {});
  expect(revoked.data.revokedAt).toBe(test.clock.now().toISOString());
  expect(await send()).toMatchObject({ status: 401, error: 'api-key-invalid' });
  const again = await person.call<ApiKey>('DELETE', `/staff/api-keys/${apiKey.keyId}`, {});
  expect(again.data).toEqual(revoked.data);

  const { rows } = await sql<{ action: string; actor: string; detail: object }>`
    SELECT action, actor, detail FROM event WHERE action LIKE 'api-key-%' ORDER BY at, action`.execute(
    test.db.kysely,
  );
  expect(rows).toEqual([
    {
      action: 'api-key-created',
      actor: person.id,
      detail: { key: apiKey.keyId, scopes: 'reports:write, orders:read' },
    },
    { action: 'api-key-revoked', actor: person.id, detail: { key: apiKey.keyId } },
  ]);
});

it('asks for the own password, a name that is free, and a scope', async () => {
  const person = await administrator();
  const create = (changes: object) =>
    person.call('POST', '/staff/api-keys', { ...asked('Asked twice'), ...changes });
  expect(await create({ ownPassword: undefined })).toMatchObject({ error: 'confirmation-needed' });
  expect(await create({ ownPassword: 'not right' })).toMatchObject({ error: 'password-wrong' });
  expect(await create({ name: ' ' })).toMatchObject({ error: 'api-key-name' });
  expect(await create({ name: 'x'.repeat(81) })).toMatchObject({ error: 'api-key-name' });
  expect(await create({ scopes: [] })).toMatchObject({ error: 'body-invalid', data: { field: 'scopes' } });
  expect(await create({ scopes: ['everything'] })).toMatchObject({ error: 'body-invalid' });
  expect(await create({})).toMatchObject({ status: 200 });
  expect(await create({})).toMatchObject({ status: 409, error: 'api-key-name-taken' });
});

it('refuses a call whose scope the key lacks, and names the scope', async () => {
  const lab = await laboratory(test, ['orders:read']);
  expect(await lab.send(bundleOf(await givenOrder(test)))).toMatchObject({
    status: 403,
    error: 'api-scope-missing',
    data: { scope: 'reports:write' },
  });
});

it('shows keys to administrators alone', async () => {
  const manager = await signedIn(test, { role: 'manager' });
  expect(await manager.call('GET', '/staff/api-keys')).toMatchObject({ status: 403, error: 'not-allowed' });
  expect(await (await administrator()).call('DELETE', '/staff/api-keys/nobody', {})).toMatchObject({
    status: 400,
  });
});
