import { randomUUID } from 'node:crypto';
import type { DeskAppointment } from '@phial/contract/desk/desk';
import {
  type CancelReason,
  NOTIFIED_CANCEL_REASONS,
  type RevealedNumber,
  type RevealReason,
} from '@phial/contract/desk/desk-act';
import { dayOf } from '@phial/domain/hong-kong-time';
import { assertReached } from '../../../accounts/service-points/service-point-right.ts';
import { Refused } from '../../../errors.ts';
import { queueMessages } from '../../../messages/queue-message.ts';
import { clearAvailability } from '../../availability/availability.service.ts';
import { decryptDocumentNumber } from '../../encrypted-person.ts';
import { actOnAppointment, assertStatus, type DeskCall, type DeskDependencies } from '../desk-act.ts';
import { readAppointment } from '../desk-row.sql.ts';
import { cancelLocked, readRevealedNumber, setAttendance } from './desk-act.sql.ts';

/**
 * Somebody has come, on the day, and the card was seen. Who was taken for a
 * no-show and comes late is checked in all the same.
 * @throws Refused `identity-not-seen`, `not-of-today`, `already-cancelled`, `status-unfit`, `not-found`, `version-conflict`
 */
export async function checkIn(
  deps: DeskDependencies,
  call: DeskCall & { identitySeen: boolean },
): Promise<DeskAppointment> {
  if (!call.identitySeen) throw new Refused('identity-not-seen');
  return actOnAppointment(deps, call, async ({ tx, row, now }) => {
    assertStatus(row, 'BOOKED', 'NO_SHOW');
    if (row.service_day !== dayOf(now)) throw new Refused('not-of-today');
    await setAttendance(tx, { id: row.id, status: 'ATTENDED', arrivedAt: now, now });
    return { action: 'appointment-checked-in' };
  });
}

/** @throws Refused `already-cancelled`, `status-unfit`, `not-found`, `version-conflict` */
export async function undoCheckIn(deps: DeskDependencies, call: DeskCall): Promise<DeskAppointment> {
  return actOnAppointment(deps, call, async ({ tx, row, now }) => {
    assertStatus(row, 'ATTENDED');
    await setAttendance(tx, { id: row.id, status: 'BOOKED', arrivedAt: null, now });
    return { action: 'check-in-undone' };
  });
}

/**
 * Nobody has come though the time has.
 * @throws Refused `no-show-early`, `already-cancelled`, `status-unfit`, `not-found`, `version-conflict`
 */
export async function markNoShow(deps: DeskDependencies, call: DeskCall): Promise<DeskAppointment> {
  return actOnAppointment(deps, call, async ({ tx, row, now }) => {
    assertStatus(row, 'BOOKED');
    if (row.starts_at > now) throw new Refused('no-show-early');
    await setAttendance(tx, { id: row.id, status: 'NO_SHOW', arrivedAt: null, now });
    return { action: 'appointment-no-show' };
  });
}

/** @throws Refused `already-cancelled`, `status-unfit`, `not-found`, `version-conflict` */
export async function undoNoShow(deps: DeskDependencies, call: DeskCall): Promise<DeskAppointment> {
  return actOnAppointment(deps, call, async ({ tx, row, now }) => {
    assertStatus(row, 'NO_SHOW');
    await setAttendance(tx, { id: row.id, status: 'BOOKED', arrivedAt: null, now });
    return { action: 'no-show-undone' };
  });
}

/**
 * Gives up the seat of an appointment of today or later, begun or not.
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
    const about = { appointmentId: row.id, eventId };
    if (reason === 'visitor-asked')
      await queueMessages(tx, now, [{ ...about, kind: 'cancellation-confirmation' }]);
    else if (NOTIFIED_CANCEL_REASONS.has(reason))
      await queueMessages(tx, now, [{ ...about, kind: 'cancelled', former }]);
    return { action: 'appointment-cancelled', detail: { slot: row.slot_id, reason } };
  });
  clearAvailability(deps.db, cancelled.servicePointId, cancelled.type);
  return cancelled;
}

/**
 * The whole document number of an appointment; the audit log records who looked, when and why
 * (docs/rules/privacy.md#revealing-a-number).
 * @throws Refused `not-found`, `other-service-point`
 */
export async function revealNumber(
  { db, clock, keys }: DeskDependencies,
  {
    appointmentId,
    account,
    right,
    reason,
  }: Pick<DeskCall, 'appointmentId' | 'account' | 'right'> & { reason: RevealReason },
): Promise<RevealedNumber> {
  const appointment = await readAppointment(db, appointmentId);
  assertReached(right, appointment, (kept) => [kept.service_point_id]);
  const call = { id: appointmentId, eventId: randomUUID(), now: clock.now(), account, reason };
  const row = await readRevealedNumber(db, call);
  if (row === undefined) throw new Refused('not-found');
  return { docNo: decryptDocumentNumber(keys, row) };
}
