import { randomUUID } from 'node:crypto';
import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../app-dependencies.ts';
import { verifyBookingToken } from '../crypto/booking-token.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import { clearAvailability } from './availability/availability.service.ts';
import { cancelAppointment } from './cancel.sql.ts';
import { findOwned } from './owned-record.ts';

/** A cancellation as it arrived, by either of its two calls (docs/rules/booking.md#cancelling-a-booking). */
export interface CancelCall {
  recordId: string;
  address: string;
  authorization: string | undefined;
}

/** How often the record may be moved by another call between reading and cancelling it. */
const ATTEMPTS = 5;

/**
 * Cancels a booking and frees its seat.
 * @throws Refused `booking-token` without a token of the number and name that the record is
 *   under, whatever the id; `already-cancelled`; `slot-past` when the booked time has begun
 */
export async function cancelBooking(deps: AppDependencies, call: CancelCall): Promise<void> {
  const { db, clock, keys } = deps;
  await deps.limits.consume('change', { address: call.address });
  const token = verifyBookingToken(keys, clock, call.authorization);
  const id = parseRecordId(call.recordId);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const now = clock.now();
    const { record } = await findOwned(deps, id, token);
    if (record.status === 'CANCELLED') throw new Refused('already-cancelled');
    if (record.status !== 'BOOKED' || record.past) throw new Refused('slot-past');
    const cancel = { id, slotId: record.slot_id, now, eventId: randomUUID(), actor: 'visitor' as const };
    if (await retryWhenUndone(() => cancelAppointment(db, cancel))) {
      clearAvailability(db, record.service_point_id, record.service_type);
      return;
    }
  }
  throw new Refused('busy');
}
