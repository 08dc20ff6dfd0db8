import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { PASSWORD, signedIn } from '../testing/staff.ts';
import { webhookAdministrator } from '../testing/webhooks/webhook-setting.ts';
import { ConfigurationInvalid, parseConfiguration } from './configuration-file.ts';
import { exportConfiguration, importConfiguration } from './import.service.ts';

let from: TestApp;
let to: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let webhooks: Awaited<ReturnType<typeof webhookAdministrator>>;
let text: string;
beforeAll(async () => {
  from = await buildTestApp();
  to = await buildTestApp();
  administrator = await signedIn(from, { role: 'administrator' });
  webhooks = await webhookAdministrator(from);
  await administrator.call('PUT', '/staff/identity-provider', {
    enabled: true,
    issuer: 'https://login.lab.example',
    clientId: 'phial',
    clientSecret: 'never in a file',
    scopes: 'openid groups',
    button: { tw: '登入', zh: '登录', en: 'Sign in with Lab ID' },
    groupsClaim: 'groups',
    nameClaim: 'name',
    mapping: [{ group: 'it', role: 'administrator', servicePoints: { all: true, ids: [] } }],
    version: 0,
    ownPassword: PASSWORD,
  });
  await webhooks.create('https://lis.example/hooks', { eventTypes: ['order.placed'] });
  await webhooks.create('https://desk.example/hooks', { eventTypes: ['booking.created'] });
  text = await exportConfiguration(from);
});
afterAll(async () => {
  await Promise.all([from.close(), to.close()]);
});

const connections = (file: string) => {
  const { identityProviders = [], webhooks = [] } = parseConfiguration(file);
  return { identityProviders, webhooks };
};
const stored = (app: TestApp) =>
  app.db.kysely.selectFrom('identity_provider').select(['enabled', 'client_secret']).executeTakeFirst();
const enabled = async (app: TestApp) => {
  const rows = await app.db.kysely.selectFrom('webhook_endpoint').select('enabled').execute();
  return rows.map((row) => row.enabled);
};

it('carries the identity provider and webhooks without secrets, off where they are new', async () => {
  expect(text).not.toMatch(/never in a file|whsec_/);
  const report = await importConfiguration(to, connections(text), 'command');
  expect(report.changes).toHaveLength(3);
  expect(report.unfinished).toEqual(['webhooks', 'identityProviders']);
  expect(connections(await exportConfiguration(to))).toEqual(connections(text));
  expect(await stored(to)).toEqual({ enabled: false, client_secret: null });
  expect(await enabled(to)).toEqual([false, false]);
  expect(await to.db.kysely.selectFrom('webhook_secret').select('id').execute()).toHaveLength(2);
  const again = await importConfiguration(to, connections(text), 'command');
  expect(again).toMatchObject({ changes: [], unfinished: [], same: 3 });
});

it('leaves on, with its secret, what is known here', async () => {
  const { identityProviders, webhooks: endpoints } = connections(text);
  const report = await importConfiguration(
    from,
    {
      identityProviders: identityProviders.map((one) => ({ ...one, scopes: 'openid' })),
      webhooks: endpoints.map((one) => ({ ...one, description: 'Other' })),
    },
    'command',
  );
  expect(report).toMatchObject({ unfinished: [], same: 0 });
  expect(await stored(from)).toMatchObject({ enabled: true, client_secret: expect.any(Buffer) });
  expect(await enabled(from)).toEqual([true, true]);
});

it('turns off what would go to another address, and forgets the secret of another client', async () => {
  const { identityProviders, webhooks: endpoints } = connections(text);
  const report = await importConfiguration(
    from,
    {
      identityProviders: identityProviders.map((one) => ({ ...one, issuer: 'https://other.example' })),
      webhooks: endpoints.map((one) => ({ ...one, url: 'https://other.example/hooks' })),
    },
    'command',
  );
  expect(report.unfinished).toEqual(['webhooks', 'identityProviders']);
  expect(await stored(from)).toEqual({ enabled: false, client_secret: null });
  expect(await enabled(from)).toEqual([false, false]);
});

it('refuses addresses that nothing may be sent to, and service points that are not there', async () => {
  const { identityProviders, webhooks: endpoints } = connections(text);
  const mapping = [{ group: 'desk', role: 'counter' as const, servicePoints: { all: false, ids: ['none'] } }];
  const error = await importConfiguration(
    to,
    {
      identityProviders: identityProviders.map((one) => ({ ...one, issuer: 'http://lab.example', mapping })),
      webhooks: endpoints.slice(0, 1).map((one) => ({ ...one, url: 'http://10.0.0.1/' })),
    },
    'command',
  ).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigurationInvalid);
  expect((error as ConfigurationInvalid).problems).toEqual([
    { path: 'webhooks.0.url', problem: 'form' },
    { path: 'identityProviders.0.issuer', problem: 'form' },
    { path: 'identityProviders.0.mapping.0.servicePoints.ids', problem: 'unknown' },
  ]);
});
