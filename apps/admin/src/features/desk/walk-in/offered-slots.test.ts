import { expect, it } from 'vitest';
import { slot } from '../testing/sample-day.ts';
import { likelySlot, offeredSlots } from './offered-slots.ts';

const full = slot({ time: '09:00', free: 0 });
const begun = slot({ time: '10:00' });
const next = slot({ time: '10:30', begun: false });
const shut = slot({ time: '11:00', begun: false, capacity: 0, free: 0 });
const slots = [full, begun, next, shut];

it('offers free places; over the capacity only to whoever may', () => {
  expect(offeredSlots(slots, false)).toEqual([begun, next]);
  expect(offeredSlots(slots, true)).toEqual([full, begun, next]);
});

it('begins with the slot under way, else the next one', () => {
  expect(likelySlot(slots)).toBe(begun);
  expect(likelySlot([full, next])).toBe(next);
  expect(likelySlot([full])).toBeUndefined();
});
