import { createServer, type RequestListener, type Server } from 'node:http';
import type {
  IdentityProvider,
  IdentityProviderTest,
  SignInMethod,
} from '@phial/contract/staff/identity-provider';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, PASSWORD, signedIn } from '../../testing/staff.ts';
import { isProviderAddress, providerFetch } from './provider-fetch.ts';

let test: TestApp;
let administrator: Awaited<ReturnType<typeof signedIn>>;
let server: Server | undefined;
beforeAll(async () => {
  test = await buildTestApp();
  administrator = await signedIn(test, { role: 'administrator' });
});
afterAll(() => test.close());
afterEach(() => server?.close());

const PATH = '/staff/identity-provider';
const SETTINGS = {
  enabled: true,
  issuer: 'https://login.lab.example',
  clientId: 'phial',
  clientSecret: 'never shown again',
  scopes: 'openid groups',
  button: { tw: '登入', zh: '登录', en: 'Sign in with Lab ID' },
  groupsClaim: 'groups',
  nameClaim: 'name',
  mapping: [{ group: 'it', role: 'administrator', servicePoints: { all: true, ids: [] } }],
  version: 0,
  ownPassword: PASSWORD,
};
const change = (changes: object = {}) =>
  administrator.call<IdentityProvider>('PUT', PATH, { ...SETTINGS, ...changes });

async function answering(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const problemOf = async (issuer: string) =>
  (await administrator.call<IdentityProviderTest>('POST', `${PATH}/test`, { issuer })).data.problem;

it('requires the own password, a usable issuer, the scope openid, and service points for counters', async () => {
  expect(await change({ ownPassword: undefined })).toMatchObject({ error: 'confirmation-needed' });
  expect(await change({ ownPassword: 'not mine' })).toMatchObject({ error: 'password-wrong' });
  for (const issuer of [
    'http://login.lab.example',
    'https://user:pw@login.example',
    'file:///etc/passwd',
    'x',
  ]) {
    expect(await change({ issuer }), issuer).toMatchObject({ error: 'issuer-invalid' });
  }
  expect(await change({ scopes: 'profile openid2' })).toMatchObject({ error: 'scopes-invalid' });
  const counter = (ids: string[]) => ({ group: 'a', role: 'counter', servicePoints: { all: false, ids } });
  expect(await change({ mapping: [counter([])] })).toMatchObject({ error: 'service-points-required' });
  expect(await change({ mapping: [counter(['nowhere'])] })).toMatchObject({ error: 'service-point-unknown' });
  expect((await administrator.call('GET', PATH)).data).toMatchObject({ version: 0, enabled: false });
});

it('stores the secret encrypted, never returns it, and refuses to overwrite the change of somebody else', async () => {
  const methods = async () =>
    (await browser(test).call<SignInMethod[]>('GET', '/staff/sign-in-methods')).data;
  expect(await methods()).toEqual([{ kind: 'password', button: null }]);
  const first = await change();
  expect(first.data).toMatchObject({ hasSecret: true, version: 1 });
  expect(first.text).not.toContain(SETTINGS.clientSecret);
  const stored = await test.db.kysely.selectFrom('identity_provider').selectAll().executeTakeFirstOrThrow();
  expect(stored.client_secret?.includes(SETTINGS.clientSecret)).toBe(false);
  expect(await methods()).toEqual([
    { kind: 'provider', button: SETTINGS.button },
    { kind: 'password', button: null },
  ]);
  expect(await change()).toMatchObject({ error: 'version-conflict', data: { provider: { version: 1 } } });
  const kept = await change({ version: 1, clientSecret: undefined });
  expect(kept.data).toMatchObject({ hasSecret: true, version: 2 });
  const dropped = await change({ version: 2, clientSecret: null, enabled: false });
  expect(dropped.data).toMatchObject({ hasSecret: false, version: 3 });
  expect(await methods()).toEqual([{ kind: 'password', button: null }]);
});

it('is closed to everybody but administrators', async () => {
  const manager = await signedIn(test, { role: 'manager' });
  expect(await manager.call('GET', PATH)).toMatchObject({ error: 'not-allowed' });
  expect(await manager.call('PUT', PATH, SETTINGS)).toMatchObject({ error: 'not-allowed' });
});

it('says what is wrong with a provider that is tested', async () => {
  expect(await problemOf('http://login.lab.example')).toBe('address-invalid');
  expect(await problemOf('http://127.0.0.1:9')).toBe('unreachable');
  const page = await answering((_, response) => response.end('<h1>A web page</h1>'));
  expect(await problemOf(page)).toBe('no-configuration');
  server?.close();
  const other = await answering((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer: 'https://somebody.else.example' }));
  });
  expect(await problemOf(other)).toBe('other-issuer');
  server?.close();
  const bare: string = await answering((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer: bare }));
  });
  expect(await problemOf(bare)).toBe('unsuitable');
});

it('calls https alone in production, and bounds what it reads', async () => {
  expect(isProviderAddress('http://127.0.0.1:8080', { production: true })).toBe(false);
  expect(isProviderAddress('https://login.lab.example', { production: true })).toBe(true);
  const call = providerFetch({ production: false });
  await expect(call('http://169.254.169.254/latest', {})).rejects.toThrow('not https');
  const endless = await answering((_, response) => {
    const push = () => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', push);
    push();
  });
  await expect(call(endless, {})).rejects.toThrow('too long');
  server?.closeAllConnections();
  const redirecting = await answering((_, response) =>
    response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  );
  expect((await call(redirecting, {})).status).toBe(302);
});
