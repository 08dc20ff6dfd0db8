import type { DeskAppointment } from '@phial/contract/desk';
import { dayOf } from '@phial/domain/hong-kong-time';
import { Refused } from '../../errors.ts';
import { setAttendance } from './attendance.sql.ts';
import { actOnAppointment, assertStatus, type DeskCall, type DeskDependencies } from './desk-act.ts';

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
