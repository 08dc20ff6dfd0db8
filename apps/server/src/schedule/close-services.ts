import { waitForLock } from '../db/locks.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { countComing, type Losses, lockLostSlots, settleSlots } from './apply-change.sql.ts';

/**
 * Booked is booked: a type that goes and a weekday that becomes one of rest must have no coming booking. Their
 * slots close with the change, so that nobody who is booking at this moment gets one.
 * @param tx the transaction that makes the change
 * @throws Refused `bookings-in-the-way` with their `count`
 */
export async function closeServices(tx: Queryable, losses: Losses, now: Date): Promise<void> {
  await waitForLock(tx, 'make-slots');
  const slots = await lockLostSlots(tx, losses, now);
  const count = await countComing(tx, slots);
  if (count > 0) throw new Refused('bookings-in-the-way', { count });
  const closed = slots.map((id) => ({ id, capacity: 0 }));
  await settleSlots(tx, closed, [], now);
}
