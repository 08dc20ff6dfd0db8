import { randomBytes } from 'node:crypto';
import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { findDrift, type GivenSlot, givenServicePoint, givenSlot } from '../../testing/builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { type IssuedCaptcha, takeCaptchas } from '../../testing/take-captcha.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const SERVERS = 3;
const DAYS = ['03', '04', '05', '06'];
const TIMES = ['10:00', '10:20', '10:40'];
const SEATS = 5;
const PARTIES = 60;
const CAPTCHA = 'TEST';
/** A Monday morning; the slots are on the days after it. */
const CLOCK = new Date('2026-03-02T09:00:00+08:00');

const key = randomBytes(32);
const ring = createKeyRing([{ id: 'race', key }]);
let db: TestDatabase;
let servers: RaceServers;
let slots: GivenSlot[];

beforeEach(async () => {
  db = await createTestDatabase();
  const servPtId = await givenServicePoint(db);
  slots = [];
  for (const day of DAYS) {
    for (const time of TIMES) {
      slots.push(await givenSlot(db, { servPtId, servTime: `2026-03-${day} ${time}:00`, capacity: SEATS }));
    }
  }
  servers = await startServers({
    count: SERVERS,
    databaseUrl: db.url,
    captchaAnswer: CAPTCHA,
    clock: CLOCK,
    keys: `race:${key.toString('base64')}`,
  });
});

afterEach(async () => {
  await servers.stop();
  await db.close();
});

interface Party {
  numbers: string[];
  outcome: string;
}

/** Half of the parties hold their seats first; a third of the visitors come alone. */
async function send({ api, uuid }: IssuedCaptcha, n: number): Promise<Party> {
  const size = n % 3 === 0 ? 1 : 2 + (n % 3);
  const numbers = Array.from({ length: size }, (_, index) => documentNumber(n * 4 + index));
  const slot = slots[(n * 7) % slots.length] as GivenSlot;
  const at = { servPtId: slot.servPtId, servTime: slot.servTime, type: slot.type };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { code: number; error?: string; data?: { holdId?: string } };
  };
  try {
    const hold = n % 2 === 0 ? await post('/rest/appointment/hold', { ...at, people: size }) : undefined;
    const form = { ...at, uuid, captcha: CAPTCHA, language: 'en', holdId: hold?.data?.holdId };
    const people = numbers.map((docNo) => ({ name: 'Race Person', docNo, telNo: '91234567' }));
    const answer =
      size === 1
        ? await post('/rest/appointment/appt', { ...form, ...people[0] })
        : await post('/rest/appointment/party', { ...form, people });
    return { numbers, outcome: answer.code === 200 ? 'booked' : (answer.error ?? 'unknown') };
  } catch {
    return { numbers, outcome: 'unknown' };
  }
}

/** How many people of each party have a booking. */
async function bookedOf(parties: readonly Party[]): Promise<number[]> {
  const rows = await db.kysely.selectFrom('appointment').select('document_hash').execute();
  const booked = new Set(rows.map((row) => row.document_hash?.toString('hex')));
  const isBooked = (docNo: string) =>
    ring.lookupHashes(docNo).some(({ hash }) => booked.has(hash.toString('hex')));
  return parties.map(({ numbers }) => numbers.filter(isBooked).length);
}

function documentNumber(n: number): string {
  const number = `R${String(n).padStart(6, '0')}`;
  return formatDocumentNumber({ number, check: checkCharacter(number) ?? '' });
}

/** Whoever was answered has what the answer said; whoever was not has everything or nothing. */
function faults(parties: readonly Party[], booked: readonly number[]): string[] {
  return parties.flatMap(({ numbers, outcome }, n) => {
    const count = booked[n] ?? 0;
    const all = numbers.length;
    const fair = outcome === 'booked' ? [all] : outcome === 'unknown' ? [0, all] : [0];
    return fair.includes(count) ? [] : [`${outcome}: ${count} of ${all}`];
  });
}

describe(`${SERVERS} server processes, ${PARTIES} parties for ${DAYS.length * TIMES.length * SEATS} seats`, () => {
  it('books all of a party or nobody, and no seat twice', { timeout: 120_000 }, async () => {
    const parties = await Promise.all((await takeCaptchas(servers.addresses, PARTIES)).map(send));
    expect(faults(parties, await bookedOf(parties))).toEqual([]);
    expect(await findDrift(db)).toEqual([]);
    const outcomes = new Set(parties.map(({ outcome }) => outcome));
    expect([...outcomes].sort()).toEqual(['booked', 'slot-full']);
  });

  it('leaves no party in part when a process is killed', { timeout: 120_000 }, async () => {
    const sent = (await takeCaptchas(servers.addresses, PARTIES)).map(send);
    // As soon as one has been answered others are under way in every process.
    await Promise.race(sent.filter((_, n) => n % SERVERS === 1));
    servers.kill(1);
    const parties = await Promise.all(sent);
    expect(parties.some(({ outcome }) => outcome === 'unknown')).toBe(true);
    expect(faults(parties, await bookedOf(parties))).toEqual([]);
    expect(await findDrift(db)).toEqual([]);
  });
});
