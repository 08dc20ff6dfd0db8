import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser, PASSWORD, signedIn } from '../../testing/staff.ts';

/** Discard port: nothing answers there. */
const NOBODY = 'http://127.0.0.1:9';

let test: TestApp;
/** A provider that says how it works, and whose token endpoint is on a machine that is down. */
let discovery: Server;
beforeAll(async () => {
  test = await buildTestApp();
  discovery = createServer((_request, response) => {
    const issuer = issuerOf(discovery);
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${NOBODY}/token`,
        jwks_uri: `${NOBODY}/keys`,
      }),
    );
  });
  await new Promise<void>((listening) => discovery.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  discovery.close();
  await test.close();
});

const issuerOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('ends at the sign-in page where the token endpoint cannot be reached', async () => {
  const administrator = await signedIn(test, { role: 'administrator' });
  const saved = await administrator.call('PUT', '/staff/identity-provider', {
    enabled: true,
    issuer: issuerOf(discovery),
    clientId: 'phial',
    scopes: 'openid',
    button: { tw: '登入', zh: '登录', en: 'Sign in' },
    groupsClaim: 'groups',
    nameClaim: 'name',
    mapping: [],
    version: 0,
    ownPassword: PASSWORD,
  });
  expect(saved.status).toBe(200);

  const visitor = browser(test);
  const { data } = await visitor.call<{ address: string }>('POST', '/staff/session/provider', {
    returnPath: '/',
  });
  const state = new URL(data.address).searchParams.get('state');
  const response = await test.app.inject({
    url: `/api/staff/session/provider/callback?code=abc&state=${state}`,
    headers: { cookie: [...visitor.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/admin/?signIn=failed');
});
