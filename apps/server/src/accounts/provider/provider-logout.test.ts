import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  CLIENT,
  type ProviderProcess,
  startProvider,
} from '../../testing/identity-provider/provider-process.ts';
import { providerVisitor } from '../../testing/identity-provider/provider-visitor.ts';
import { browser, PASSWORD, signedIn } from '../../testing/staff.ts';

const LOGOUT = '/staff/session/provider/logout';
const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

let test: TestApp;
let origin: string;
let provider: ProviderProcess;
let administrator: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  provider = await startProvider({ port: 0, origin });
  await provider.setPeople({ max: { groups: ['managers'], name: 'Max Lam' } });
  administrator = await signedIn(test, { role: 'administrator' });
  await useProvider(provider.issuer);
});
afterAll(async () => {
  await provider.stop();
  await test.close();
});

async function useProvider(issuer: string): Promise<void> {
  const { data } = await administrator.call<{ version: number }>('GET', '/staff/identity-provider');
  const { status, text } = await administrator.call('PUT', '/staff/identity-provider', {
    version: data.version,
    enabled: true,
    issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    scopes: 'openid profile groups',
    button: { tw: '登入', zh: '登录', en: 'Sign in' },
    groupsClaim: 'groups',
    nameClaim: 'name',
    mapping: [{ group: 'managers', role: 'manager', servicePoints: { all: false, ids: [] } }],
    ownPassword: PASSWORD,
  });
  if (status !== 200) throw new Error(text);
}

/** A browser signed in through the provider. */
async function atProvider() {
  const headers = { host: new URL(origin).host };
  const site = browser(test, { headers });
  const visitor = providerVisitor();
  const { data } = await site.call<{ address: string }>('POST', '/staff/session/provider', {
    returnPath: '/',
  });
  const back = await visitor.signIn(data.address, 'max');
  const cookie = [...site.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await test.app.inject({
    url: back.pathname + back.search,
    headers: { ...headers, cookie },
  });
  const [, token = ''] = /phial_session=([^;]+)/.exec(String(response.headers['set-cookie'])) ?? [];
  site.jar.set('phial_session', token);
  return { ...site, visitor };
}

function post(token: string) {
  return test.app.inject({
    method: 'POST',
    url: `/api${LOGOUT}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  });
}

it('ends the session of the provider that was signed out of, and no other one', async () => {
  const [here, there] = [await atProvider(), await atProvider()];
  const { providerAddress } = (await there.call<{ providerAddress: string }>('DELETE', '/staff/session'))
    .data;
  const again = await atProvider();
  await here.visitor.signOut(providerAddress);
  expect(await here.whoAmI()).toMatchObject({ error: 'login-expired' });
  expect(await again.whoAmI()).toMatchObject({ status: 200 });
  const events = await test.db.kysely.selectFrom('event').select('action').execute();
  expect(events).toContainEqual({ action: 'signed-out-by-provider' });
});

describe('a logout token', () => {
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let stranger: Awaited<ReturnType<typeof generateKeyPair>>;
  let server: Server;
  let issuer: string;
  let person: Awaited<ReturnType<typeof atProvider>>;
  let calls = 0;
  /** Metadata and keys of a provider whose private key the test has; somebody it knows is signed in. */
  beforeAll(async () => {
    person = await atProvider();
    keys = await generateKeyPair('RS256', { extractable: true });
    stranger = await generateKeyPair('RS256', { extractable: true });
    const key = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    server = createServer((request, response) => {
      calls += 1;
      response.setHeader('content-type', 'application/json');
      const metadata = {
        issuer,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      };
      response.end(JSON.stringify(request.url === '/keys' ? { keys: [key] } : metadata));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    await test.db.kysely.updateTable('account_identity').set({ issuer }).execute();
    await useProvider(issuer);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  let tokens = 0;
  const token = (changes: Record<string, unknown> = {}, { key = keys.privateKey, alg = 'RS256' } = {}) => {
    tokens += 1;
    const claims = { iss: issuer, aud: CLIENT.client_id, sub: 'max', jti: `token ${tokens}`, events: EVENTS };
    const seconds = Math.floor(Date.now() / 1000);
    return new SignJWT({ iat: seconds, exp: seconds + 120, ...claims, ...changes })
      .setProtectedHeader({ alg, kid: 'one', typ: 'logout+jwt' })
      .sign(key);
  };

  it.each([
    ['of another key', () => token({}, { key: stranger.privateKey })],
    ['of another issuer', () => token({ iss: 'https://login.example' })],
    ['for another client', () => token({ aud: 'another' })],
    ['without the event', () => token({ events: {} })],
    ['with a nonce, as an ID token has', () => token({ nonce: 'n' })],
    ['without person and session', () => token({ sub: undefined })],
    ['without a number', () => token({ jti: undefined })],
    ['that is too old', () => token({ iat: Math.floor(Date.now() / 1000) - 700, exp: undefined })],
    [
      'signed with the client secret',
      async () => {
        const secret = new TextEncoder().encode(CLIENT.client_secret);
        return token({}, { key: secret as never, alg: 'HS256' });
      },
    ],
    ['that is none', async () => 'not.a.token'],
  ])('%s is refused', async (_, make) => {
    const response = await post(await make());
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'logout-token-invalid' });
    expect(await person.whoAmI()).toMatchObject({ status: 200 });
  });

  it('that is not meant for this site makes the server call nobody', async () => {
    const before = calls;
    await post(await token({ aud: 'another' }));
    expect(calls).toBe(before);
  });

  it('ends all sessions of a person, once', async () => {
    const good = await token();
    expect((await post(good)).statusCode).toBe(200);
    expect(await person.whoAmI()).toMatchObject({ error: 'login-expired' });
    expect((await post(good)).json()).toMatchObject({ error: 'logout-token-invalid' });
  });
});
