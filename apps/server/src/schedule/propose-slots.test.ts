import { addDays, dayOf, daysBetween, instantOf } from '@phial/domain/hong-kong-time';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clashes, type FreeSlot, proposeSlots } from './propose-slots.ts';

const TYPE = 'ECG';
const DAY = '2026-03-09';
const NOW = instantOf(DAY, '08:00');

/** A point, two of its district, one of its city, and one of another. */
const POINTS = [
  { id: 'far', city: 'kowloon', districtId: 'mong-kok' },
  { id: 'city', city: 'hong-kong', districtId: 'wan-chai' },
  { id: 'own', city: 'hong-kong', districtId: 'central' },
  { id: 'near', city: 'hong-kong', districtId: 'central' },
  { id: 'next', city: 'hong-kong', districtId: 'central' },
];
const NEAREST = ['own', 'near', 'next', 'city'];

type Displaced = Parameters<typeof proposeSlots>[0][number];

const slotAt = (servicePointId: string, day: string, time: string, free = 1): FreeSlot => ({
  servicePointId,
  type: TYPE,
  startsAt: instantOf(day, time),
  free,
});

const bookingAt = (
  day: string,
  time: string,
  person = 'Ada',
  id = `${person} ${day} ${time}`,
): Displaced => ({
  id,
  servicePointId: 'own',
  type: TYPE,
  startsAt: instantOf(day, time),
  documentHash: Buffer.from(person),
});

const timesOf = (slots: readonly FreeSlot[] = []) =>
  slots.map(({ servicePointId, startsAt }) => `${servicePointId} ${startsAt.toISOString()}`);

it('proposes the same point within a week, the nearest ones on that day, and what is later, in this order', () => {
  const booking = bookingAt(DAY, '10:00');
  const slots = [
    slotAt('own', addDays(DAY, 8), '10:00'),
    slotAt('near', addDays(DAY, 1), '10:00'),
    slotAt('city', DAY, '10:00'),
    slotAt('next', DAY, '11:00'),
    slotAt('own', addDays(DAY, 7), '10:00'),
  ];
  const first = () =>
    proposeSlots([booking], { slots, points: POINTS, others: [], now: NOW }).get(booking.id)?.[0];
  const order: unknown[] = [];
  for (let best = first(); best !== undefined; best = first()) {
    order.push(`${best.servicePointId} ${daysBetween(DAY, dayOf(best.startsAt))}`);
    slots.splice(slots.indexOf(best), 1);
  }
  expect(order).toEqual(['own 7', 'city 0', 'next 0', 'own 8', 'near 1']);
});

it('looks no further than three weeks ahead, nor at points of other cities', () => {
  const booking = bookingAt(DAY, '10:00');
  const slots = [slotAt('own', addDays(DAY, 22), '10:00'), slotAt('far', DAY, '10:00')];
  expect(proposeSlots([booking], { slots, points: POINTS, others: [], now: NOW }).get(booking.id)).toEqual(
    [],
  );
});

it('compares few of thousands of slots for each of hundreds of bookings', () => {
  let compared = 0;
  const times = Array.from(
    { length: 32 },
    (_, n) => `${String(9 + (n >> 2)).padStart(2, '0')}:${['00', '15', '30', '45'][n & 3]}`,
  );
  const slots = NEAREST.flatMap((point) =>
    Array.from({ length: 22 }, (_, ahead) =>
      times.map((time) => slotAt(point, addDays(DAY, ahead), time, 4)),
    ),
  ).flat();
  const counted = slots.map((slot) =>
    Object.defineProperty({ ...slot }, 'startsAt', {
      get() {
        compared++;
        return slot.startsAt;
      },
    }),
  );
  const affected = Array.from({ length: 500 }, (_, n) => bookingAt(DAY, times[n % 32] ?? '', `person ${n}`));
  const proposals = proposeSlots(affected, { slots: counted, points: POINTS, others: [], now: NOW });
  expect(proposals.size).toBe(500);
  expect(compared / affected.length).toBeLessThan(slots.length / 2);
});

const time = fc.constantFrom('09:00', '09:30', '10:00', '15:00', '17:00');
const person = fc.constantFrom('Ada', 'Bob', 'Cai');
const day = (most: number) => fc.nat(most).map((ahead) => addDays(DAY, ahead));

it('proposes what a comparison of all slots with each booking gives', () => {
  const slot = fc.record({
    point: fc.constantFrom(...POINTS.map(({ id }) => id)),
    day: day(24),
    time,
    free: fc.integer({ min: 1, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(slot, { maxLength: 40, selector: (one) => `${one.point} ${one.day} ${one.time}` }),
      fc.uniqueArray(fc.record({ day: day(3), time, person }), {
        maxLength: 8,
        selector: (one) => JSON.stringify(one),
      }),
      fc.array(fc.record({ day: day(5), time, person }), { maxLength: 3 }),
      (given, booked, engaged) => {
        // By time, as a tie is decided by the order in which slots are given.
        const slots = given
          .map(({ point, day, time, free }) => slotAt(point, day, time, free))
          .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        const affected = booked.map(({ day, time, person }) => bookingAt(day, time, person));
        const others = engaged.map(({ day, time, person }, n) => ({
          ...bookingAt(day, time, person, `other ${n}`),
          serviceDay: day,
        }));
        const found = proposeSlots(affected, { slots, points: POINTS, others, now: NOW });
        const expected = compareAll(affected, slots, others);
        for (const { id } of affected) expect(timesOf(found.get(id)), id).toEqual(timesOf(expected.get(id)));
      },
    ),
    { numRuns: 1_000 },
  );
});

/** The rule as it is written, with every slot ranked for every booking. */
function compareAll(
  affected: readonly Displaced[],
  slots: readonly FreeSlot[],
  others: Parameters<typeof proposeSlots>[1]['others'],
): Map<string, FreeSlot[]> {
  const left = new Map(slots.map((slot) => [slot, slot.free]));
  const daysOf = (slot: FreeSlot, { startsAt }: Displaced) =>
    daysBetween(dayOf(startsAt), dayOf(slot.startsAt));
  const rank = (slot: FreeSlot, booking: Displaced): number[] => {
    const days = daysOf(slot, booking);
    const isOwn = slot.servicePointId === booking.servicePointId;
    const kind = isOwn ? (days <= 7 ? 0 : 2) : days === 0 ? 1 : 3;
    const minutes = (slot.startsAt.getTime() - booking.startsAt.getTime()) / 60_000 - days * 24 * 60;
    return [kind, days, Math.abs(minutes), NEAREST.indexOf(slot.servicePointId)];
  };
  const ranked = affected.map((booking) => {
    const person = booking.documentHash.toString();
    const own = others.filter(({ documentHash }) => documentHash.toString() === person);
    const choice = slots
      .filter(({ servicePointId }) => NEAREST.includes(servicePointId))
      .filter(
        (slot) => slot.startsAt >= booking.startsAt && slot.startsAt.getTime() >= NOW.getTime() + 7_200_000,
      )
      .filter((slot) => daysOf(slot, booking) <= 21 && !clashes(slot, own))
      .sort((a, b) => compareRanks(rank(a, booking), rank(b, booking)));
    return { booking, person, choice };
  });
  const taken = new Set<string>();
  const first = new Map<string, FreeSlot>();
  for (const { booking, person, choice } of ranked) {
    const best = choice.find(
      (slot) => (left.get(slot) ?? 0) > 0 && !taken.has(`${person} ${dayOf(slot.startsAt)}`),
    );
    if (best === undefined) continue;
    first.set(booking.id, best);
    left.set(best, (left.get(best) ?? 0) - 1);
    taken.add(`${person} ${dayOf(best.startsAt)}`);
  }
  return new Map(
    ranked.map(({ booking, choice }) => {
      const best = first.get(booking.id);
      const free = choice.filter((slot) => slot !== best && (left.get(slot) ?? 0) > 0);
      const own = free.filter(({ servicePointId }) => servicePointId === booking.servicePointId);
      const other = free.filter(({ servicePointId }) => servicePointId !== booking.servicePointId);
      return [booking.id, [...(best ? [best] : []), ...own.slice(0, 3), ...other.slice(0, 2)]];
    }),
  );
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
