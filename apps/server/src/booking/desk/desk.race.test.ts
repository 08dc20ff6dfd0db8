import { randomBytes } from 'node:crypto';
import type { DeskAppointment, DeskDay } from '@phial/contract/desk/desk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyRing } from '../../crypto/key-ring.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import {
  findDrift,
  type GivenSlot,
  givenServicePoint,
  givenSlot,
  newDocumentNumber,
} from '../../testing/builders.ts';
import { seededRandom } from '../../testing/race/seeded-random.ts';
import { type RaceServers, startServers } from '../../testing/race/start-servers.ts';
import { givenAccount, PASSWORD } from '../../testing/staff.ts';
import { takeCaptcha } from '../../testing/take-captcha.ts';

const START = new Date('2026-03-02T09:00:00+08:00');
const CLERKS = 4;
const VISITORS = 6;
const STEPS = 15;
const CAPACITY = 3;
/** Never full, as no visitor books it: most moves go there, so that some succeed in every storm. */
const SPARE = { servTime: '2026-03-02 16:00:00', capacity: 100 };
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** The refusals somebody may get while others change the same bookings; anything else is a fault. */
const FAIR = new Set([
  'ok',
  'version-conflict',
  'already-cancelled',
  'status-unfit',
  'slot-full',
  'same-time',
  'same-day',
]);

let test: TestApp;
let servers: RaceServers;
const key = randomBytes(32);
beforeAll(async () => {
  test = await buildTestApp({ keys: createKeyRing([{ id: 'storm', key }]) });
  servers = await startServers({
    count: 2,
    databaseUrl: test.db.url,
    captchaAnswer: 'TEST',
    clock: START,
    keys: `storm:${key.toString('base64')}`,
  });
});
afterAll(async () => {
  await servers.stop();
  await test.close();
});

it('desks and visitors at several processes sell no seat twice and lose none', async () => {
  const servPtId = await givenServicePoint(test.db);
  const slots: GivenSlot[] = [];
  for (const time of ['10:00', '11:00', '12:00', '13:00']) {
    slots.push(await givenSlot(test.db, { servPtId, servTime: `2026-03-02 ${time}:00`, capacity: CAPACITY }));
  }
  await givenSlot(test.db, { servPtId, ...SPARE });
  const outcomes = await Promise.all([
    ...Array.from({ length: CLERKS }, (_, number) => clerk(number, servPtId)),
    ...Array.from({ length: VISITORS }, (_, number) => visits(number, slots)),
  ]).then((each) => each.flat());
  expect(outcomes.filter((outcome) => !FAIR.has(outcome.split(' ')[1] ?? ''))).toEqual([]);
  for (const done of [
    'book ok',
    'walk-in ok',
    'hold ok',
    'caller ok',
    'move ok',
    'check-in ok',
    'cancel ok',
  ]) {
    expect(outcomes).toContain(done);
  }
  expect(await findDrift(test.db)).toEqual([]);
  const changes = await test.db.kysely.selectFrom('appointment').select(['id', 'version']).execute();
  for (const { id, version } of changes) {
    const events = await test.db.kysely
      .selectFrom('event')
      .select('action')
      .where('appointment_id', '=', id)
      .execute();
    // Every change of an appointment stands in the audit log, and nothing that was refused does.
    expect(events).toHaveLength(version);
  }
}, 120_000);

async function send(address: string, method: string, path: string, body?: object, cookie = '') {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { ...JSON_HEADERS, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { error?: string; data: unknown };
  return { ...answer, headers: response.headers };
}

async function clerk(number: number, servPtId: string): Promise<string[]> {
  const address = servers.addresses[number % 2] ?? '';
  const random = seededRandom(100 + number);
  const { login } = await givenAccount(test, { role: 'counter' });
  const { headers } = await send(address, 'POST', '/staff/session', { login, password: PASSWORD });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const outcomes: string[] = [];
  const act = async (what: string, method: string, path: string, body: object) => {
    const { error = 'ok', data } = await send(address, method, `/staff/desk/${path}`, body, cookie);
    outcomes.push(`${what} ${error}`);
    return data;
  };
  for (let step = 0; step < STEPS; step++) {
    const view = await send(address, 'GET', `/staff/desk/day?servicePointId=${servPtId}`, undefined, cookie);
    const { slots, appointments } = view.data as DeskDay;
    const slotId = slots[random(slots.length)]?.slotId;
    const seen = appointments.filter(({ status }) => status !== 'CANCELLED');
    const one = seen[random(Math.max(1, seen.length))];
    // Each clerk begins with one of either kind where there are seats, so that some succeed in every storm.
    const isFirst = step < 2;
    if (isFirst || one === undefined || random(4) === 0) {
      const person = {
        name: 'Walk In',
        docNo: newDocumentNumber(),
        telNo: '91234567',
        slotId: isFirst ? slots.at(-1)?.slotId : slotId,
        language: 'en',
      };
      if ((isFirst ? step : random(2)) === 0)
        await act('walk-in', 'POST', 'walk-ins', { ...person, identitySeen: false });
      else await bookForCaller(person, act);
    } else await actOn(one, random(3), random(4) === 0 ? slotId : slots.at(-1)?.slotId, act);
  }
  return outcomes;
}

type Act = (what: string, method: string, path: string, body: object) => Promise<unknown>;

/** With a hold, as the form takes one; without, where none was to be had. */
async function bookForCaller(person: { slotId: string | undefined }, act: Act): Promise<void> {
  const hold = (await act('hold', 'POST', 'holds', { slotId: person.slotId })) as { holdId?: string } | null;
  const held = hold?.holdId !== undefined && { holdId: hold.holdId };
  await act('caller', 'POST', 'bookings', { ...person, ...held });
}

async function actOn(
  { appointmentId, version, status }: DeskAppointment,
  choice: number,
  slotId: string | undefined,
  act: Act,
): Promise<unknown> {
  const path = `appointments/${appointmentId}`;
  if (status === 'ATTENDED') return act('undo', 'DELETE', `${path}/check-in`, { version });
  if (choice === 0) return act('move', 'PATCH', path, { version, slotId });
  if (choice === 1) return act('check-in', 'POST', `${path}/check-in`, { version, identitySeen: true });
  return act('cancel', 'POST', `${path}/cancel`, { version, reason: 'visitor-asked' });
}

/** Somebody new with each step. */
async function visits(number: number, slots: readonly GivenSlot[]): Promise<string[]> {
  const address = servers.addresses[number % 2] ?? '';
  const random = seededRandom(200 + number);
  const outcomes: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const { servPtId, servTime, type } = slots[random(slots.length)] as GivenSlot;
    const person = { name: 'Chan Tai Man', docNo: newDocumentNumber(), telNo: '91234567', language: 'en' };
    const { error = 'ok' } = await send(address, 'POST', '/rest/appointment/appt', {
      ...person,
      servPtId,
      servTime,
      type,
      uuid: await takeCaptcha(address),
      captcha: 'TEST',
    });
    outcomes.push(`book ${error}`);
  }
  return outcomes;
}
