import type { CancelReason, DeskAppointment } from '@phial/contract/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import { forgetAvailability } from '../availability/availability.service.ts';
import { Refused } from '../errors.ts';
import { queueMessage } from '../notify/queue-message.sql.ts';
import { cancelLocked } from './cancel-by-staff.sql.ts';
import { actOnAppointment, assertStatus, type DeskCall, type DeskDependencies } from './desk-act.ts';

/** Where the visitor did not ask for it and does not know of it. */
const TOLD: ReadonlySet<CancelReason> = new Set(['laboratory', 'not-eligible']);

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
    if (TOLD.has(reason)) {
      await queueMessage(tx, now, { appointmentId: row.id, eventId, kind: 'cancelled', former });
    }
    return { action: 'appointment-cancelled', detail: { slot: row.slot_id, reason } };
  });
  forgetAvailability(deps.db, cancelled.servicePointId, cancelled.type);
  return cancelled;
}
