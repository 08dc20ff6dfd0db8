import type { DeskAppointment } from '@phial/contract/desk';
import { type CancelReason, TOLD_CANCEL_REASONS } from '@phial/contract/desk-act';
import { dayOf } from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';
import { queueMessages } from '../../notify/queue-message.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { cancelLocked } from './cancel-by-staff.sql.ts';
import { actOnAppointment, assertStatus, type DeskCall, type DeskDependencies } from './desk-act.ts';

/**
 * Gives up the place of an appointment of today or later, begun or not.
 * @throws Refused `slot-past`, `already-cancelled`, `status-unfit`, `not-found`, `version-conflict`
 */
export async function cancelByStaff(
  deps: DeskDependencies,
  call: DeskCall & { reason: CancelReason },
): Promise<DeskAppointment> {
  const { reason } = call;
  const cancelled = await actOnAppointment(deps, call, async ({ tx, row, now, eventId }) => {
    assertStatus(row, 'BOOKED');
    if (row.service_day < dayOf(now)) throw new Refused('slot-past');
    await cancelLocked(tx, { id: row.id, now });
    const former = { servicePointId: row.service_point_id, startsAt: row.starts_at };
    if (TOLD_CANCEL_REASONS.has(reason)) {
      await queueMessages(tx, now, [{ appointmentId: row.id, eventId, kind: 'cancelled', former }]);
    }
    return { action: 'appointment-cancelled', detail: { slot: row.slot_id, reason } };
  });
  clearAvailability(deps.db, cancelled.servicePointId, cancelled.type);
  return cancelled;
}
