import type { AuditAction, AuditDetail } from '@phial/contract/audit';
import type { Queryable } from '../../db/pool.ts';

/** What the desk does to appointments, as the audit log calls it. */
export type DeskAction =
  | 'appointment-checked-in'
  | 'check-in-undone'
  | 'appointment-no-show'
  | 'no-show-undone'
  | 'appointment-changed'
  | 'appointment-cancelled'
  | 'document-number-revealed';

export interface DeskEventRow {
  id: string;
  at: Date;
  /** Id of the account. */
  account: string;
  action: DeskAction;
  appointmentId: string;
  /** Never personal data: the audit log is kept for good. */
  detail: AuditDetail;
}

/** Records in the audit log what somebody at a desk did to an appointment. */
export async function recordDeskEvent(tx: Queryable, event: DeskEventRow): Promise<void> {
  await tx.query({
    name: 'desk-event',
    text: `
INSERT INTO event (id, at, actor, action, appointment_id, detail)
VALUES ($1::uuid, $2, $3, $4, $5::uuid, $6::jsonb)`,
    values: [
      event.id,
      event.at,
      event.account,
      event.action satisfies AuditAction,
      event.appointmentId,
      JSON.stringify(event.detail),
    ],
  });
}
