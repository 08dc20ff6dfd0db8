import { randomUUID } from 'node:crypto';
import type { AppointmentConflict, DeskAppointment } from '@phial/contract/desk/desk';
import type { AuditAction, AuditDetail } from '@phial/contract/staff/audit-event';
import { assertReached, type ServicePointRight } from '../../accounts/service-points/service-point-right.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import { deskAppointment } from './desk-appointment.ts';
import { type KeptRow, lockAppointment, readAppointment } from './desk-row.sql.ts';

export type DeskDependencies = Pick<AppDependencies, 'db' | 'clock' | 'keys'>;

/** What somebody at a desk does to an appointment. */
export interface DeskCall {
  /** Id of the account. */
  account: string;
  right: ServicePointRight;
  appointmentId: string;
  /** As the desk last read it. */
  version: number;
}

/** The appointment under its lock, as the desk knew it. */
export interface Act {
  tx: Queryable;
  row: KeptRow;
  now: Date;
  /** Of the event that goes into the audit log. */
  eventId: string;
}

/** What goes into the audit log; never personal data. */
export interface Recorded {
  action: AuditAction;
  detail?: AuditDetail;
}

/**
 * Does something to an appointment and writes to the audit log, in one transaction.
 * Two desks that act at once wait for each other at its row, and the second
 * one is refused.
 * @returns the appointment as it is then
 * @throws Refused `not-found`, also once erased; `other-service-point`; `version-conflict` with the appointment as it is now; what `work` throws
 */
export async function actOnAppointment(
  deps: DeskDependencies,
  { account, right, appointmentId, version }: DeskCall,
  work: (act: Act) => Promise<Recorded>,
): Promise<DeskAppointment> {
  return retryWhenUndone(() =>
    deps.db.transaction(async (tx) => {
      const row = await lockAppointment(tx, appointmentId);
      assertVersion(deps, right, row, version);
      const act = { tx, row, now: deps.clock.now(), eventId: randomUUID() };
      const recorded = await work(act);
      const event = { id: act.eventId, at: act.now, actor: { account }, appointmentId };
      await recordEvent(tx, { ...event, ...recorded });
      const changed = await readAppointment(tx, appointmentId);
      if (changed === undefined) throw new Refused('not-found');
      return deskAppointment(deps.keys, changed);
    }),
  );
}

/** @throws Refused `not-found`, `other-service-point`, `version-conflict` */
export function assertVersion(
  { keys }: Pick<DeskDependencies, 'keys'>,
  right: ServicePointRight,
  row: KeptRow | undefined,
  version: number,
): asserts row is KeptRow {
  assertReached(right, row, (kept) => [kept.service_point_id]);
  if (row.version === version) return;
  const conflict: AppointmentConflict = { appointment: deskAppointment(keys, row) };
  throw new Refused('version-conflict', conflict);
}

/** @throws Refused `already-cancelled`, `status-unfit` */
export function assertStatus({ status }: KeptRow, ...fit: KeptRow['status'][]): void {
  if (fit.includes(status)) return;
  throw new Refused(status === 'CANCELLED' ? 'already-cancelled' : 'status-unfit');
}
