import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDrift, type GivenSlot, givenSlot, newDocumentNumber, readSeats } from '../testing/builders.ts';
import type { TestDatabase } from '../testing/open-test-database.ts';
import { type RaceServers, startServers } from '../testing/race/start-servers.ts';
import { type IssuedCaptcha, takeCaptchas } from '../testing/take-captcha.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const SEATS = 10;
const HELD = 4;
const PEOPLE = 300;
const CAPTCHA = 'TEST';

interface Confirming extends IssuedCaptcha {
  readonly holdId: string | undefined;
}

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

it('gives the seats of one slot to exactly so many of those who confirm at once, and to all who hold one', {
  timeout: 120_000,
}, async () => {
  await rush({});
});

it('notices when the guard is taken out', { timeout: 120_000 }, async () => {
  const sabotage = new URL('../testing/race/without-guard.ts', import.meta.url);
  await expect(rush({ sabotage })).rejects.toThrow('have a length of');
});

async function rush({ sabotage }: { sabotage?: URL }): Promise<void> {
  const slot = await givenSlot(db, { servTime: '2026-03-09 10:00:00', capacity: SEATS });
  servers = await startServers({
    count: 3,
    databaseUrl: db.url,
    captchaAnswer: CAPTCHA,
    clock: new Date('2026-03-02T09:00:00+08:00'),
    ...(sabotage && { sabotage }),
  });
  const { addresses } = servers;
  const holds = await Promise.all(Array.from({ length: HELD }, (_, n) => holdSeat(addresses[n % 3], slot)));
  const captchas = await takeCaptchas(addresses, PEOPLE);
  const people = captchas.map((captcha, n) => ({
    ...captcha,
    // Those who hold a seat come last.
    holdId: holds[n - (PEOPLE - HELD)],
  }));
  const answers = await Promise.all(people.map((person) => confirm(slot, person)));
  expect(answers.slice(-HELD)).toEqual(Array(HELD).fill('booked'));
  expect(answers.filter((answer) => answer === 'booked')).toHaveLength(SEATS);
  expect(answers.filter((answer) => answer === 'slot-full')).toHaveLength(PEOPLE - SEATS);
  expect(await readSeats(db, slot.id)).toMatchObject({ taken: SEATS });
  expect(await findDrift(db)).toEqual([]);
}

async function holdSeat(address: string | undefined, { servPtId, servTime }: GivenSlot): Promise<string> {
  const { data } = await call<{ data: { holdId: string } }>(`${address}/rest/appointment/hold`, {
    servPtId,
    servTime,
    type: 'ECG',
  });
  return data.holdId;
}

async function confirm(
  { servPtId, servTime }: GivenSlot,
  { api, uuid, holdId }: Confirming,
): Promise<string> {
  const answer = await call<{ code: number; error?: string }>(
    `${api}/rest/appointment/appt`,
    {
      name: 'Chan Tai Man',
      docNo: newDocumentNumber(),
      telNo: '91234567',
      email: 'tai.man.chan@lab.example',
      language: 'en',
      uuid,
      captcha: CAPTCHA,
      type: 'ECG',
      isModifyReserve: false,
      servPtId,
      servTime,
      ...(holdId !== undefined && { holdId }),
    },
    { 'idempotency-key': randomUUID() },
  );
  return answer.code === 200 ? 'booked' : (answer.error ?? String(answer.code));
}

async function call<Answer>(
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
  });
  return (await response.json()) as Answer;
}
