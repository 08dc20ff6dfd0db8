import { expect, it } from 'vitest';
import { slot } from '../testing/sample-day.ts';
import { likelySlot, offeredSlots, servicesOf } from './offered-slots.ts';

const full = slot({ time: '09:00', free: 0 });
const begun = slot({ time: '10:00' });
const next = slot({ time: '10:30', begun: false });
const shut = slot({ time: '11:00', begun: false, capacity: 0, free: 0 });
const other = slot({ time: '08:30', type: 'other' });
const slots = [other, full, begun, next, shut];

it('offers free seats, and seats beyond capacity only to roles that may', () => {
  expect(offeredSlots(slots, false)).toEqual([other, begun, next]);
  expect(offeredSlots(slots, true)).toEqual([other, full, begun, next]);
});

it('begins with the slot of the service that is under way, else the next one', () => {
  expect(likelySlot(slots, 'ECG')).toBe(begun);
  expect(likelySlot(slots, 'other')).toBe(other);
  expect(likelySlot([full, next], 'ECG')).toBe(next);
  expect(likelySlot([full, other], 'ECG')).toBeUndefined();
});

it('continues with the next slot when the present one is full, not with a past one', () => {
  const long = slot({ time: '08:00' });
  expect(likelySlot([long, full, next], 'ECG')).toBe(next);
  expect(likelySlot([long, full], 'ECG')).toBe(long);
});

it('names each service once', () => {
  expect(servicesOf(slots)).toEqual(['other', 'ECG']);
});
