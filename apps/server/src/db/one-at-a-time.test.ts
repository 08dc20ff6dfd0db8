import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { type Database, openDatabase } from './pool.ts';

const ONE = { name: 'one', text: 'SELECT 1 AS one' };

/** What leads to the database; a connection that it holds is accepted and not answered. */
let line: Server;
let seen: Socket[];
let isHeld: (nth: number) => boolean;
let db: Database;

beforeEach(async () => {
  seen = [];
  const address = new URL(inject('databaseServer'));
  const path = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  line = createServer((near) => {
    near.on('error', () => undefined);
    if (isHeld(seen.push(near))) return;
    const far = connect(path);
    far.on('error', () => undefined);
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  address.hostname = '127.0.0.1';
  address.port = String((line.address() as AddressInfo).port);
  address.search = '';
  db = openDatabase(address.href);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of seen) socket.destroy();
  await db.close();
  line.close();
});

it('serves everybody with the first connection while the second opens', async () => {
  isHeld = (nth) => nth > 1;
  let answered = 0;
  const asked = Array.from({ length: 10 }, () => db.query(ONE).then(() => (answered += 1)));
  await expect.poll(() => answered).toBe(9);
  expect(seen).toHaveLength(2);
  expect(db.connections()).toMatchObject({ open: 2, waiting: 0 });
  for (const socket of seen) socket.destroy();
  await expect(Promise.all(asked)).rejects.toThrow();
});

it('lets nobody wait half a second for a connection that does not open', async () => {
  isHeld = (nth) => nth === 1;
  const asked = Array.from({ length: 3 }, () =>
    db.query(ONE).then(
      () => 'answered',
      () => 'refused',
    ),
  );
  await expect.poll(() => db.connections()).toMatchObject({ open: 1, waiting: 2 });
  vi.advanceTimersByTime(499);
  expect(db.connections()).toMatchObject({ open: 1, waiting: 2 });
  vi.advanceTimersByTime(1);
  await expect(Promise.all(asked.slice(1))).resolves.toEqual(['answered', 'answered']);
  for (const socket of seen) socket.destroy();
  await expect(asked[0]).resolves.toBe('refused');
});

it('opens the next one when one is refused', async () => {
  isHeld = () => true;
  const asked = Array.from({ length: 3 }, () =>
    db.query(ONE).then(
      () => 'answered',
      () => 'refused',
    ),
  );
  for (let nth = 1; nth <= 3; nth += 1) {
    await expect.poll(() => seen.length).toBe(nth);
    seen.at(-1)?.destroy();
  }
  await expect(Promise.all(asked)).resolves.toEqual(['refused', 'refused', 'refused']);
});
