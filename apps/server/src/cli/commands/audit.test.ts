import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { instantOf } from '@phial/domain/hong-kong-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readChainEnd } from '../../audit/chain/links.sql.ts';
import { headLine } from '../../audit/heads/head-line.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { linkAll } from '../../testing/audit-chain.ts';
import { testClock } from '../../testing/build-test-app.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const COMMAND = fileURLToPath(new URL('../phial.ts', import.meta.url));
const KEY = Buffer.alloc(32, 7);

const second = randomUUID();
let db: TestDatabase;
let heads: string;
beforeAll(async () => {
  db = await createTestDatabase();
  const clock = testClock();
  for (const id of [randomUUID(), second, randomUUID()]) {
    await recordEvent(db, {
      id,
      at: clock.now(),
      actor: 'job',
      action: 'keys-rotated',
      detail: { key: 'k1' },
    });
    await linkAll({ db, clock });
    clock.advance(60);
  }
  const end = await readChainEnd(db);
  if (end === undefined) throw new Error('there is no chain');
  const keys = createKeyRing([{ id: 'k1', key: KEY }]);
  heads = `${headLine(keys, { ...end, at: clock.now().toISOString() })}\n`;
});
afterAll(() => db.close());

/** `phial audit` at ten in the morning, after `typed` at its standard input. */
function audit(args: string[], typed = ''): Promise<{ exit: number; out: string; err: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: db.url,
    PHIAL_KEYS: `k1:${KEY.toString('base64')}`,
    PHIAL_TEST_CLOCK: '2026-03-02T10:00:00+08:00',
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, 'audit', ...args], { env }, (error, out, err) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
    child.stdin?.end(typed);
  });
}

it('finds nothing in a log that nobody has touched, and compares the heads', async () => {
  const { exit, out, err } = await audit(['verify', '--heads', '-'], heads);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out).toMatch(/^Linked entries: 3; the last is sequence 3, hash [0-9a-f]{64}\.\nHeads that fit: 1\./);
});

it('names the entry that was changed, and ends with 1', async () => {
  const trigger = (verb: string) => sql.raw(`ALTER TABLE event ${verb} TRIGGER event_is_append_only`);
  await trigger('DISABLE').execute(db.kysely);
  const change = (actor: string) =>
    sql`UPDATE event SET actor = ${actor} WHERE id = ${second}`.execute(db.kysely);
  await change('visitor');
  await trigger('ENABLE ALWAYS').execute(db.kysely);
  const { exit, out, err } = await audit(['verify']);
  expect(out).toContain(`changed: sequence 2, entry ${second} of 2026-03-02 09:01:00\n`);
  expect(err).toContain('Findings: 1.');
  expect(exit).toBe(1);
  await trigger('DISABLE').execute(db.kysely);
  await change('job');
  await trigger('ENABLE ALWAYS').execute(db.kysely);
});

it('says which file of heads cannot be read', async () => {
  const { exit, err } = await audit(['verify', '--heads', '/nowhere/heads.jsonl']);
  expect({ exit, err }).toEqual({
    exit: 1,
    err: '/nowhere/heads.jsonl cannot be read or written: there is no such file or folder\n',
  });
});

it('prints the entries of a span, and records that it did', async () => {
  await recordEvent(db, { at: instantOf('2026-03-03', '00:00'), actor: 'job', action: 'keys-rotated' });
  const { exit, out } = await audit([
    'export',
    '--from',
    '2026-03-02',
    '--until',
    '2026-03-02',
    '--format',
    'jsonl',
  ]);
  expect(exit).toBe(0);
  const entries = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(entries.map(({ sequence, action }) => [sequence, action])).toEqual([
    [1, 'keys-rotated'],
    [2, 'keys-rotated'],
    [3, 'keys-rotated'],
    [null, 'audit-exported'],
  ]);
  expect(entries[3]).toMatchObject({ actor: 'command', detail: { from: '2026-03-02', kind: 'jsonl' } });
  expect(await audit(['export', '--from', 'yesterday'])).toMatchObject({ exit: 1, out: '' });
});
