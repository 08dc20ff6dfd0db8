import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../apps/server/src/clock.ts';
import { createKeyRing } from '../../apps/server/src/crypto/key-ring.ts';
import type { TestDatabase } from '../../apps/server/src/testing/open-test-database.ts';
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { captchaScript } from './measures/captcha.ts';
import { createScript, encryptedVariables } from './measures/create.ts';
import { enquiryScript } from './measures/enquiry.ts';
import { holdScript } from './measures/hold.ts';
import { monthScript, monthVariables } from './measures/month.ts';
import { OPEN_DAYS, PGBENCH_SLOT_START, pgbenchFirstSlot, SLOTS_A_DAY, slotStart } from './world/calendar.ts';
import { captchaId, layOutCaptchas } from './world/captchas.ts';
import { bookingsOf } from './world/people.ts';
import { makePersonTable } from './world/seed.sql.ts';
import { FIRST_POINT, seedWorld, type World } from './world/seed.ts';

const PEOPLE = 6;
const keys = createKeyRing([{ id: 'test', key: randomBytes(32) }]);
const now = new Date();

let db: TestDatabase;
let world: World;
beforeAll(async () => {
  db = await createTestDatabase();
  await makePersonTable(db);
  world = await seedWorld({ db, keys, clock: systemClock() }, { points: 2, people: PEOPLE });
});
afterAll(() => db.close());

type Values = Record<string, string | number>;

/** Runs what pgbench would, with these values for its variables. @returns the rows of the last statement */
async function play(script: string, values: Values): Promise<Record<string, unknown>[]> {
  let rows: Record<string, unknown>[] = [];
  const sql = script.replace(/^\\.*$/gm, '').replace(/(?<!:):([a-z]+)/g, (_, name) => `'${values[name]}'`);
  for (const text of sql.split(/;\s*$/m).filter((statement) => statement.trim() !== '')) {
    ({ rows } = await db.query<Record<string, unknown>>({ name: crypto.randomUUID(), text, values: [] }));
  }
  return rows;
}

async function count(table: string): Promise<number> {
  const text = `SELECT count(*)::int AS rows FROM ${table}`;
  const { rows } = await db.query<{ rows: number }>({ name: `count ${table}`, text, values: [] });
  return rows[0]?.rows ?? 0;
}

const start = () => slotStart(world.monday, 0, 0).getTime() / 1000;
const slot = () => ({ servicepoint: FIRST_POINT, start: start(), now: now.toISOString() });

describe('what pgbench plays does the work of the server', () => {
  it('create spends the captcha, takes the seat, stores the response and records the event', async () => {
    await layOutCaptchas(db, 1, 1);
    const before = [await count('captcha'), await count('appointment')];
    const values = { ...slot(), ...encryptedVariables(keys), captcha: 1, id: '1234567890123456789' };
    expect(await play(await createScript(db, 2), values)).toMatchObject([{ current: true, got: true }]);
    expect([await count('captcha'), await count('appointment')]).toEqual([
      (before[0] ?? 0) - 1,
      (before[1] ?? 0) + 1,
    ]);
    expect([await count('idempotency'), await count('event')]).toEqual([1, 1]);
  });

  it('an enquiry finds the bookings of a person', async () => {
    for (let person = 0; person < PEOPLE; person++) {
      const values = { captcha: 1, person, keyid: keys.newestId, now: now.toISOString() };
      const rows = await play(await enquiryScript(db, PEOPLE), values);
      expect(rows).toHaveLength(bookingsOf(person));
    }
  });

  it('a month reads every slot of it', async () => {
    const { midnight, now } = monthVariables(world);
    const values = { servicepoint: FIRST_POINT, from: midnight, until: midnight + 7 * 86_400, now };
    const [lists] = await play(await monthScript(db, []), values);
    expect(String(lists?.ids).split(' ')).toHaveLength(6 * SLOTS_A_DAY);
  });

  it('a hold takes a seat, a captcha is stored', async () => {
    const expires = new Date(now.getTime() + 60_000).toISOString();
    expect(
      await play(await holdScript(db, 2), { ...slot(), expires, id: '1234567890123456789' }),
    ).toMatchObject([{ got: true }]);
    const captchas = await count('captcha');
    await play(await captchaScript(db), { expires, now: now.toISOString(), id: '9876543210987654321' });
    expect(await count('captcha')).toBe(captchas + 1);
  });
});

describe('both sides pick alike', () => {
  it('slots, by the same formula', async () => {
    const formula = /set start (.*)$/m.exec(PGBENCH_SLOT_START)?.[1] ?? '';
    const first = pgbenchFirstSlot(world.monday);
    for (const [day, slot] of [
      [0, 0],
      [5, 11],
      [6, 12],
      [OPEN_DAYS - 1, SLOTS_A_DAY - 1],
    ] as const) {
      const text = formula.replace(/:(\w+)/g, (_, name) => String({ first, day, slot }[name as 'day']));
      const { rows } = await db.query<{ at: number }>({
        name: `${day} ${slot}`,
        text: `SELECT (${text})::int AS at`,
        values: [],
      });
      expect(rows[0]?.at).toBe(slotStart(world.monday, day, slot).getTime() / 1000);
    }
  });

  it('captchas, under the same id', () => {
    expect(captchaId(1_000_007)).toBe('00000000-0000-0000-0000-000001000007');
  });
});
