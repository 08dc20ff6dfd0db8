import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { givenServicePoint, givenSlot } from '../testing/builders.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { fillUp, type Race, type RaceSlot, runBooker } from '../testing/race/booker.ts';
import { judge } from '../testing/race/journal.ts';
import { readRecords, readSlots } from '../testing/race/read-outcome.ts';
import { seededRandom } from '../testing/race/seeded-random.ts';
import { type RaceServers, startServers } from '../testing/race/start-servers.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const SERVERS = 3;
const SLOTS = 20;
const SEATS = 7;
const BOOKERS = 500;
const STEPS_A_BOOKER = 4;
/** At the desk at once: more than all server processes have connections, less than makes one wait for seconds. */
const CROWD = 120;
/** A Monday morning; the slots are in the weeks after it. */
const START = new Date('2026-03-02T09:00:00+08:00');
const CAPTCHA = 'TEST';

let db: TestDatabase;
let servers: RaceServers | undefined;

beforeEach(async () => {
  db = await createTestDatabase();
});

afterEach(async () => {
  await servers?.stop();
  servers = undefined;
  await db.close();
});

describe(`${SERVERS} server processes, ${BOOKERS} bookers, ${SLOTS} slots of ${SEATS} seats`, () => {
  it('sells every seat once and accounts for every answer', { timeout: 240_000 }, async () => {
    const journal = await run({});
    const slots = await readSlots(db);
    expect(judge(journal, slots, await readRecords(db))).toEqual([]);
    expect(slots.map((slot) => slot.rows)).toEqual(Array(SLOTS).fill(SEATS));
    const outcomes = new Set(journal.map((entry) => `${entry.kind} ${entry.error ?? entry.outcome}`));
    expect([...outcomes]).toEqual(
      expect.arrayContaining(['create ok', 'create slot-full', 'modify ok', 'modify slot-full', 'cancel ok']),
    );
    expect(journal.filter((entry) => entry.outcome === 'unknown')).toEqual([]);
  });

  it('notices when the guard is taken out', { timeout: 240_000 }, async () => {
    const sabotage = new URL('../testing/race/without-guard.ts', import.meta.url);
    const journal = await run({ sabotage, bookers: BOOKERS / 2 });
    const faults = judge(journal, await readSlots(db), await readRecords(db));
    expect(faults.join('\n')).toMatch(/rows on 7 seats/);
  });
});

/** Storm first, then whoever has no booking takes what is left, so that every slot ends sold out. */
async function run({ sabotage, bookers = BOOKERS }: { sabotage?: URL; bookers?: number }) {
  const slots = await givenSlots();
  servers = await startServers({
    count: SERVERS,
    databaseUrl: db.url,
    captchaAnswer: CAPTCHA,
    clock: START,
    ...(sabotage && { sabotage }),
  });
  const race: Race = {
    servers: servers.addresses,
    slots,
    captchaAnswer: CAPTCHA,
    journal: [],
    random: seededRandom(20_260_302),
  };
  await crowd(bookers, (n) => runBooker(race, documentNumber(n), STEPS_A_BOOKER));
  await crowd(SLOTS * 2, (n) => fillUp(race, documentNumber(BOOKERS + n)));
  return race.journal;
}

/** On different days, so that the rule of one booking a day stands in nobody's way. */
async function givenSlots(): Promise<RaceSlot[]> {
  const servPtId = await givenServicePoint(db);
  const slots: RaceSlot[] = [];
  for (const n of numbers(SLOTS)) {
    const day = `2026-03-${String(n + 3).padStart(2, '0')}`;
    slots.push(await givenSlot(db, { servPtId, servTime: `${day} 10:00:00`, capacity: SEATS }));
  }
  return slots;
}

/** Lets `count` people through, {@link CROWD} at a time: who leaves makes room for the next. */
async function crowd(count: number, person: (n: number) => Promise<unknown>): Promise<void> {
  const waiting = numbers(count).values();
  const workers = numbers(CROWD).map(async () => {
    for (const n of waiting) await person(n);
  });
  await Promise.all(workers);
}

function documentNumber(n: number): string {
  const number = `R${String(n).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}
