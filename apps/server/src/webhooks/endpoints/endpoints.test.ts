import { randomBytes, randomUUID } from 'node:crypto';
import { MOST_WEBHOOK_ENDPOINTS, type WebhookEndpoint } from '@phial/contract/staff/webhook';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { doJob } from '../../jobs/jobs.ts';
import { rotateKeys } from '../../key-rotation/rotate-keys.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { PASSWORD, signedIn } from '../../testing/staff.ts';
import { webhookAdministrator } from '../../testing/webhooks/webhook-setting.ts';
import { sweepWebhooks } from '../deliveries/delivery-list.service.ts';
import { decryptSecret } from './endpoint-secret.ts';

const URL = 'https://lis.example/hooks';
const former = { id: 'k1', key: randomBytes(32) };

let test: TestApp;
let administrator: Awaited<ReturnType<typeof webhookAdministrator>>;
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([former]) });
  administrator = await webhookAdministrator(test);
});
afterEach(async () => {
  for (const { endpointId } of await administrator.endpoints()) await administrator.remove(endpointId);
});
afterAll(() => test.close());

const actions = async () =>
  (
    await test.db.kysely
      .selectFrom('event')
      .select('action')
      .where('action', 'like', 'webhook-%')
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

describe('an endpoint', () => {
  it('is set up, changed, turned off and on, tested and deleted, each with an entry in the audit log', async () => {
    const { status, data } = await administrator.create(` ${URL} `, { eventTypes: ['order.placed'] });
    expect(status).toBe(200);
    expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await administrator.endpoints()).toEqual([data.endpoint]);
    expect(data.endpoint).toMatchObject({
      url: URL,
      eventTypes: ['order.placed'],
      enabled: true,
      version: 1,
    });

    test.clock.advance(1);
    const changed = (await administrator.change(data.endpoint, { description: 'Warehouse' })).data;
    expect(changed).toMatchObject({ description: 'Warehouse', version: 2 });
    test.clock.advance(1);
    const off = (await administrator.change(changed, { enabled: false })).data;
    test.clock.advance(1);
    const on = (await administrator.change(off, { enabled: true })).data;
    expect(on.enabled).toBe(true);
    test.clock.advance(1);
    const { deliveryId } = (await administrator.sendTest(on.endpointId)).data;
    expect(await administrator.delivery(deliveryId)).toMatchObject({
      type: 'webhook.test',
      state: 'WAITING',
    });
    test.clock.advance(1);
    expect((await administrator.again(deliveryId)).status).toBe(200);
    test.clock.advance(1);
    expect((await administrator.rotate(on.endpointId)).data.secret).not.toBe(data.secret);
    test.clock.advance(1);
    expect((await administrator.remove(on.endpointId)).status).toBe(200);
    expect(await administrator.endpoints()).toEqual([]);
    expect(await administrator.deliveries()).toEqual([]);
    expect(await actions()).toEqual([
      'webhook-endpoint-created',
      'webhook-endpoint-changed',
      'webhook-endpoint-off',
      'webhook-endpoint-on',
      'webhook-test-sent',
      'webhook-sent-again',
      'webhook-secret-replaced',
      'webhook-endpoint-deleted',
    ]);
  });

  it('is created and sent elsewhere only with the own password', async () => {
    const answers = [];
    for (const ownPassword of [undefined, 'not the password', PASSWORD]) {
      answers.push(await administrator.create(URL, { ownPassword }));
    }
    expect(answers.map(({ error }) => error)).toEqual(['confirmation-needed', 'password-wrong', undefined]);
    const endpoint = answers[2]?.data.endpoint as WebhookEndpoint;
    const elsewhere = { url: 'https://other.example/hooks' };
    expect((await administrator.change(endpoint, elsewhere)).error).toBe('confirmation-needed');
    expect(await administrator.endpoints()).toEqual([endpoint]);
    expect((await administrator.change(endpoint, { description: 'Warehouse' })).status).toBe(200);
    const confirmed = { ...elsewhere, version: 2, ownPassword: PASSWORD };
    expect((await administrator.change(endpoint, confirmed)).data).toMatchObject(elsewhere);
  });

  it.each([
    'http://lis.example/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://user:secret@lis.example/',
    'lis.example',
  ])('is refused at %s', async (url) => {
    expect((await administrator.create(url)).error).toBe('webhook-url-invalid');
  });

  it('is refused without a description, without events and beyond the most there may be', async () => {
    expect((await administrator.create(URL, { description: ' ' })).error).toBe('webhook-description-missing');
    expect((await administrator.create(URL, { eventTypes: [] })).status).toBe(400);
    expect((await administrator.create(URL, { eventTypes: ['booking.eaten'] })).status).toBe(400);
    for (let made = 0; made < MOST_WEBHOOK_ENDPOINTS; made++) await administrator.create(URL);
    expect((await administrator.create(URL)).error).toBe('webhook-endpoints-full');
  });

  it('that somebody else has changed is not overwritten', async () => {
    const { endpoint } = (await administrator.create(URL)).data;
    const now = (await administrator.change(endpoint, { description: 'Theirs' })).data;
    const late = await administrator.change(endpoint, { description: 'Mine' });
    expect(late.error).toBe('version-conflict');
    expect(late.data).toEqual({ endpoint: now });
  });

  it('that is not there is not found', async () => {
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await administrator.rotate(id)).status).not.toBe(200);
      expect((await administrator.sendTest(id)).status).not.toBe(200);
      expect((await administrator.remove(id)).status).not.toBe(200);
      expect((await administrator.again(id)).status).not.toBe(200);
    }
  });

  it.each(['counter', 'manager', 'doctor'] as const)('is no business of a %s', async (role) => {
    const { endpoint } = (await administrator.create(URL)).data;
    const { call } = await signedIn(test, { role });
    const at = `/staff/webhooks/endpoints/${endpoint.endpointId}`;
    for (const [method, path] of [
      ['GET', '/staff/webhooks/endpoints'],
      ['GET', '/staff/webhooks/deliveries'],
      ['POST', `${at}/test`],
      ['POST', `${at}/secret`],
      ['DELETE', at],
    ] as const) {
      expect((await call(method, path)).error).toBe('not-allowed');
    }
  });
});

describe('the list of deliveries', () => {
  it('is narrowed down and goes on from page to page', async () => {
    const { endpoint } = (await administrator.create(URL)).data;
    const other = (await administrator.create(URL)).data.endpoint;
    for (let sent = 0; sent < 51; sent++) {
      test.clock.advance(1);
      await administrator.sendTest(endpoint.endpointId);
    }
    await administrator.sendTest(other.endpointId);
    const list = (query: string) =>
      administrator.call<{ deliveries: { createdAt: string }[]; next: string | null }>(
        'GET',
        `/staff/webhooks/deliveries?${query}`,
      );
    const first = (await list(`endpointId=${endpoint.endpointId}&type=webhook.test&state=WAITING`)).data;
    expect(first.deliveries).toHaveLength(50);
    const rest = (await list(`endpointId=${endpoint.endpointId}&before=${first.next}`)).data;
    expect([rest.deliveries.length, rest.next]).toEqual([1, null]);
    expect((await list(`endpointId=${other.endpointId}`)).data.deliveries).toHaveLength(1);
    expect((await list('state=DELIVERED')).data.deliveries).toEqual([]);
    expect((await list('before=nonsense')).error).toBe('range-invalid');
  });

  it('is cleared of what arrived after 30 days, and of the rest after 90', async () => {
    // Without what the tests before have left behind.
    await test.db.kysely.deleteFrom('webhook_event').execute();
    const { endpoint } = (await administrator.create(URL)).data;
    const send = async () => (await administrator.sendTest(endpoint.endpointId)).data.deliveryId;
    const [delivered, failed] = [await send(), await send()];
    const now = test.clock.now();
    const settle = (id: string, state: 'DELIVERED' | 'FAILED') =>
      test.db.kysely
        .updateTable('webhook_delivery')
        .set({ state, settled_at: now })
        .where('id', '=', id)
        .execute();
    await settle(delivered, 'DELIVERED');
    await settle(failed, 'FAILED');
    const left = async (days: number) => {
      test.clock.set(new Date(now.getTime() + days * 86_400_000 + 1_000));
      await doJob(test, sweepWebhooks);
      const rows = await test.db.kysely.selectFrom('webhook_delivery').select('id').execute();
      const events = await test.db.kysely.selectFrom('webhook_event').select('id').execute();
      expect(events).toHaveLength(rows.length);
      return rows.map(({ id }) => id);
    };
    expect((await left(29)).toSorted()).toEqual([delivered, failed].toSorted());
    expect(await left(30)).toEqual([failed]);
    expect(await left(90)).toEqual([]);
    test.clock.set(now);
  });
});

// Last, as the server of the test does not know the new key.
describe('the secret of an endpoint', () => {
  it('is stored encrypted, and by the newest key after a rotation of keys', async () => {
    const { secret } = (await administrator.create(URL)).data;
    const row = () =>
      test.db.kysely
        .selectFrom('webhook_secret')
        .select(['id', 'key_id as keyId', 'secret'])
        .executeTakeFirstOrThrow();
    const before = await row();
    expect(before.secret.toString('latin1')).not.toContain(secret.slice(6));
    const keys = createKeyRing([{ id: 'k2', key: randomBytes(32) }, former]);
    expect(await rotateKeys({ ...test, keys })).toMatchObject({ unreadable: 0 });
    const after = await row();
    expect(after.keyId).toBe('k2');
    expect(decryptSecret(keys, after)).toBe(secret);
  });
});
