import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PUBLIC } from '@phial/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from './app.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import type { TestDatabase } from './testing/open-test-database.ts';
import { createTestDatabase } from './testing/test-database.ts';

const LONG_MS = 60_000;

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

/** A server behind a proxy, and a connection of that proxy that has carried a call. */
async function serveProxy({ drain = LONG_MS, trustProxy = ['loopback'] as false | string[] } = {}) {
  const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const site: AppOptions['site'] = async (app) => {
    app.get('/late', { config: { access: PUBLIC } }, async () => {
      begun.resolve();
      await gate.promise;
      return { code: 200, msg: 'late' };
    });
  };
  const timeLimits = { headers: LONG_MS, request: LONG_MS, check: 50, keepAlive: LONG_MS, drain };
  const { app } = await buildTestApp({ db, site, timeLimits, config: { trustProxy } });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; socket: Socket }>(
      (resolve, reject) => {
        const asked = request({ port, agent, path, host: '127.0.0.1' }, (response) => {
          const { statusCode: status, headers, socket } = response;
          response.resume().on('end', () => resolve({ status, connection: headers.connection, socket }));
        });
        asked.on('error', reject).end();
      },
    );
  const { socket } = await get('/healthz');
  return { app, port, get, socket, begun: begun.promise, finish: gate.resolve };
}

/** How a new connection fares. */
function knock(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve('accepted');
    }).on('error', ({ message }) => resolve(message));
  });
}

describe('a server that closes behind a proxy', () => {
  it('refuses new connections, and answers over an idle one, which is closed with the response', async () => {
    const { app, port, get, socket } = await serveProxy();
    const closed = app.close();
    await expect.poll(() => knock(port)).toMatch(/ECONNREFUSED/);
    await expect(get('/healthz')).resolves.toEqual({ status: 200, connection: 'close', socket });
    await closed;
  });

  it('asks with a response under way for its connection to be closed', async () => {
    const { app, port, get, begun, finish } = await serveProxy();
    const late = get('/late');
    await begun;
    const closed = app.close();
    await expect.poll(() => knock(port)).toMatch(/ECONNREFUSED/);
    finish();
    await expect(late).resolves.toMatchObject({ status: 200, connection: 'close' });
    await closed;
  });

  it('ends at once when the proxy closes what is idle', async () => {
    const { app, socket } = await serveProxy();
    const closed = app.close();
    socket.destroy();
    await closed;
  });

  it('closes what is idle itself when the proxy does not', async () => {
    const { app, socket } = await serveProxy({ drain: 200 });
    const begun = performance.now();
    await app.close();
    expect(performance.now() - begun).toBeGreaterThan(190);
    await expect.poll(() => socket.destroyed).toBe(true);
  });
});

it('does not wait for idle connections without a proxy', async () => {
  const { app, socket } = await serveProxy({ trustProxy: false });
  await app.close();
  await expect.poll(() => socket.destroyed).toBe(true);
});
