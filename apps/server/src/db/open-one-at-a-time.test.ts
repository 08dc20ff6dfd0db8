import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { type DatabaseLine, type Fate, startDatabaseLine } from '../testing/database-line.ts';
import { type Database, openDatabase } from './pool.ts';

let fateOf: (nth: number) => Fate;
let line: DatabaseLine;
let db: Database;

beforeEach(async () => {
  line = await startDatabaseLine(inject('databaseServer'), (nth) => fateOf(nth));
  db = openDatabase(line.url);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  line.close();
  await db.close();
});

/** So many queries at once, with what has become of each. */
function ask(count: number) {
  const outcomes: string[] = [];
  const asked = Array.from({ length: count }, () =>
    db.query({ name: 'one', text: 'SELECT 1 AS one' }).then(
      () => outcomes.push('answered'),
      () => outcomes.push('refused'),
    ),
  );
  return { outcomes, all: Promise.all(asked) };
}

it('serves everybody with the first connection while the second opens', async () => {
  fateOf = (nth) => (nth === 1 ? 'through' : 'held');
  const { outcomes, all } = ask(10);
  await expect.poll(() => outcomes).toEqual(Array(9).fill('answered'));
  expect(line.count()).toBe(2);
  expect(db.connections()).toMatchObject({ open: 2, waiting: 0 });
  line.cut();
  await all;
  expect(outcomes.at(-1)).toBe('refused');
});

it('lets nobody wait half a second for a connection that does not open', async () => {
  fateOf = (nth) => (nth === 1 ? 'held' : 'through');
  const { outcomes, all } = ask(3);
  await expect.poll(() => db.connections()).toMatchObject({ open: 1, waiting: 2 });
  vi.advanceTimersByTime(499);
  expect(db.connections()).toMatchObject({ open: 1, waiting: 2 });
  vi.advanceTimersByTime(1);
  await expect.poll(() => outcomes).toEqual(['answered', 'answered']);
  line.cut();
  await all;
  expect(outcomes.at(-1)).toBe('refused');
});

it('opens the next one when one is refused', async () => {
  fateOf = () => 'held';
  const { outcomes, all } = ask(3);
  for (let nth = 1; nth <= 3; nth += 1) {
    await expect.poll(line.count).toBe(nth);
    line.cut('newest');
  }
  await all;
  expect(outcomes).toEqual(Array(3).fill('refused'));
});
