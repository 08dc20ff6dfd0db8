import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { PUBLIC } from '@phial/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from './app.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { TestDatabase } from './testing/open-test-database.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** More than the system's own buffers between two sockets hold. */
const BIG = 16_000_000;
const LONG_MS = 60_000;

const PATIENT: ConnectionLimits = {
  connections: 100,
  waiting: 4,
  stalled: LONG_MS,
  unread: 1_000_000_000,
  readers: { most: 100, time: LONG_MS, remembered: 0 },
  check: 50,
  answer: { time: LONG_MS, rate: 1 },
  body: { time: LONG_MS, rate: 1 },
};

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

interface Served extends TestApp {
  port: number;
  /** How many connections are open. */
  open(): Promise<number>;
  connect(text?: string): Socket;
}

/** A real server on a port of its own; closed by the test. */
async function serve(limits: Partial<ConnectionLimits>): Promise<Served> {
  const access = { access: PUBLIC };
  const site: AppOptions['site'] = async (app) => {
    app.get('/big', { config: access }, async (_request, reply) =>
      reply.type('application/octet-stream').send(Buffer.alloc(BIG)),
    );
    app.get('/late', { config: access }, async () => {
      await delay(1_200);
      return { code: 200, msg: 'late' };
    });
    app.get('/quiet', { config: access }, async (_request, reply) => {
      const stream = new PassThrough();
      stream.write(': begins\n\n');
      setTimeout(() => stream.end('data: still here\n\n'), 1_200);
      return reply.type('text/event-stream').send(stream);
    });
    app.post('/upload', { config: access, bodyLimit: 2_000_000 }, async () => ({ code: 200, msg: 'taken' }));
  };
  const timeLimits = { headers: LONG_MS, request: LONG_MS, check: 50, keepAlive: LONG_MS, drain: LONG_MS };
  const served = await buildTestApp({ db, site, timeLimits, connectionLimits: { ...PATIENT, ...limits } });
  const port = Number(new URL(await served.app.listen({ port: 0, host: '127.0.0.1' })).port);
  return {
    ...served,
    port,
    open: () => new Promise((resolve) => served.app.server.getConnections((_, count) => resolve(count))),
    connect(text = '') {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      // At once, not when it is connected: what a test writes next has to come after it.
      socket.write(text);
      return socket;
    },
  };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** All that comes over a connection until it is closed. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await new Promise<void>((resolve) => socket.on('close', () => resolve()));
  return text;
}

describe('the reader of a response', () => {
  it('that reads nothing is closed, and another one gets the whole response', async () => {
    const served = await serve({ stalled: 300 });
    const reader = served.connect(get('/big')).pause();
    await expect.poll(served.open).toBe(1);
    await expect.poll(served.open, { timeout: 10_000 }).toBe(0);
    reader.destroy();
    const answer = await fetch(`http://127.0.0.1:${served.port}/big`);
    expect((await answer.arrayBuffer()).byteLength).toBe(BIG);
    await served.close();
  });

  it('that reads too slowly is closed, and one on a slow line is not', async () => {
    const served = await serve({ answer: { time: 500, rate: 4_000_000 } });
    const slow = served.connect(get('/big')).pause();
    const drops = setInterval(() => slow.read(64), 20);
    await expect.poll(served.open).toBe(1);
    await expect.poll(served.open, { timeout: 15_000 }).toBe(0);
    clearInterval(drops);
    slow.destroy();

    const honest = served.connect(get('/big'));
    let bytes = 0;
    for await (const chunk of honest) {
      const before = Math.floor(bytes / 4_000_000);
      bytes += (chunk as Buffer).length;
      // As a line does that is slow and steady: no more than so much at once.
      if (Math.floor(bytes / 4_000_000) > before) await delay(200);
      if (bytes > BIG) break;
    }
    expect(bytes).toBeGreaterThan(BIG);
    await served.close();
  });

  it('that leaves too much unread is closed before those that came later', async () => {
    const served = await serve({ unread: 3.5 * BIG });
    const cut: (number | undefined)[] = [];
    served.app.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket;
      socket.once('close', () => cut.push(remotePort));
    });
    const first = served.connect(get('/big')).pause();
    await expect.poll(served.open).toBe(1);
    const port = first.localPort;
    const others = [1, 2, 3].map(() => served.connect(get('/big')).pause());
    await expect.poll(() => cut).toEqual([port]);
    expect(await served.open()).toBe(3);
    for (const socket of [first, ...others]) socket.destroy();
    await served.close();
  });

  it('that is left of a crowd which took too much room is closed with it, however few there are', async () => {
    const served = await serve({ unread: 2.5 * BIG, readers: { most: 10, time: 300, remembered: LONG_MS } });
    let cut = 0;
    served.app.server.on('connection', (socket: Socket) => socket.once('close', () => cut++));
    const readers = [1, 2, 3, 4].map(() => served.connect(get('/big')).pause());
    await expect.poll(() => cut).toBe(readers.length);
    for (const socket of readers) socket.destroy();
    await served.close();
  });

  it('that reads nothing is left alone for a while, but closed early with all others where there is a crowd', async () => {
    const served = await serve({ readers: { most: 4, time: 300, remembered: 0 } });
    const cut: (number | undefined)[] = [];
    served.app.server.on('connection', (socket: Socket) => {
      const { remotePort } = socket;
      socket.once('close', () => cut.push(remotePort));
    });
    const few = [1, 2, 3, 4].map(() => served.connect(get('/big')).pause());
    await expect.poll(served.open).toBe(4);
    const quick = await fetch(`http://127.0.0.1:${served.port}/late`);
    expect(await quick.json()).toMatchObject({ msg: 'late' });
    expect(cut).toEqual([]);
    const all = [...few, served.connect(get('/big')).pause()];
    await expect.poll(() => cut).toHaveLength(all.length);
    expect(cut.toSorted()).toEqual(all.map(({ localPort }) => localPort).toSorted());
    for (const socket of all) socket.destroy();
    await served.close();
  });

  it('that waits for a slow response, or for events of a quiet stream, is left alone', async () => {
    const served = await serve({ stalled: 300, answer: { time: 300, rate: 1_000_000 } });
    const address = `http://127.0.0.1:${served.port}`;
    const [late, quiet] = await Promise.all([fetch(`${address}/late`), fetch(`${address}/quiet`)]);
    expect(await late.json()).toMatchObject({ msg: 'late' });
    expect(await quiet.text()).toBe(': begins\n\ndata: still here\n\n');
    await served.close();
  });
});

describe('the sender of a body', () => {
  it('that is too slow is closed when the time of an ordinary body is over', async () => {
    const served = await serve({ body: { time: 400, rate: 1_000_000 } });
    const socket = served.connect(`${post('/api/rest/appointment/hold', 60_000)}{`);
    const drops = setInterval(() => socket.write(' '), 20);
    // The answer is lost where another drop meets the closed connection.
    expect(await received(socket)).toMatch(/^(?:$|HTTP\/1\.1 408 )/);
    clearInterval(drops);
    await served.close();
  });

  it('of a large body has the time a slow line needs, and no more', async () => {
    const served = await serve({ body: { time: 300, rate: 500_000 } });
    const body = JSON.stringify({ text: 'x'.repeat(999_989) });
    const socket = served.connect(post('/upload', body.length));
    const answer = received(socket);
    for (let sent = 0; sent < body.length; sent += 250_000) {
      await delay(250);
      socket.write(body.slice(sent, sent + 250_000));
    }
    await expect.poll(() => socket.bytesRead).toBeGreaterThan(0);
    socket.destroy();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await received(served.connect(`${post('/upload', 100_000)}{`))).toMatch(/^HTTP\/1\.1 408 /);
    await served.close();
  });

  it('that is refused gets no more time for a large body', async () => {
    const served = await serve({ body: { time: 400, rate: 1 } });
    const answer = await received(served.connect(`${post('/api/lab/reports', 2_000_000)}{`));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(answer).not.toContain('HTTP/1.1 408');
    await served.close();
  });
});

describe('connections', () => {
  it('beyond the limit are refused and counted in the log', async () => {
    const served = await serve({ connections: 2 });
    const held = [served.connect(), served.connect()];
    await expect.poll(served.open).toBe(2);
    expect(await received(served.connect(get('/healthz')))).toBe('');
    await expect
      .poll(() => served.logLines.map((line) => JSON.parse(line) as object))
      .toContainEqual(expect.objectContaining({ level: 40, refused: 1 }));
    for (const socket of held) socket.destroy();
    await expect.poll(served.open).toBe(0);
    expect((await fetch(`http://127.0.0.1:${served.port}/healthz`)).status).toBe(200);
    await served.close();
  });

  it('with too many pending requests are closed', async () => {
    const served = await serve({ waiting: 4 });
    const socket = served.connect(get('/late').repeat(5));
    expect(await received(socket)).toBe('');
    await served.close();
  });
});
