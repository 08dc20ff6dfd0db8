import { randomUUID } from 'node:crypto';
import type { DoctorMessageId } from '@phial/contract/content/text-bodies';
import type { Queryable } from '../../../db/pool.ts';
import type { FilledRow, Row } from '../../../db/row.ts';

/**
 * Queues the message to the doctor about a version; one for each. Call it in the transaction that stores the version.
 * To whom, and whether it is wanted, is looked up at sending time.
 */
export async function queueReportMessage(
  tx: Queryable,
  { reportId, version, critical, now }: { reportId: string; version: number; critical: boolean; now: Date },
): Promise<void> {
  const kind: DoctorMessageId = critical ? 'critical-report' : 'report';
  await tx.query({
    name: 'report-message-queue',
    text: `
INSERT INTO outbox (id, report_id, report_version, kind, due_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)
ON CONFLICT ON CONSTRAINT outbox_report_once DO NOTHING`,
    values: [randomUUID(), reportId, version, kind, now],
  });
}

/** Whether a message is still news: the version is the newest, and the doctor has not read or acknowledged it. */
const STILL_TRUE = `
(report.version = outbox.report_version AND report.erased_at IS NULL
  AND CASE outbox.kind
    WHEN 'critical-report' THEN EXISTS (
      SELECT FROM critical_result
      WHERE critical_result.report_id = report.id AND critical_result.version = report.version
        AND critical_result.acknowledged_at IS NULL)
    ELSE report.read_version IS DISTINCT FROM report.version END)`;

/** Messages that need not be sent any more. @returns how many were found */
export async function settleOvertaken(db: Queryable, now: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'report-message-overtaken',
    text: `
UPDATE outbox SET state = 'OVERTAKEN', settled_at = $1
FROM report
WHERE outbox.state = 'QUEUED' AND report.id = outbox.report_id AND NOT ${STILL_TRUE}`,
    values: [now],
  });
  return rowCount;
}

/** A message that is to be sent now, with the doctor it goes to. */
export interface ClaimedReportMessage
  extends Row<'outbox', 'id' | 'attempts'>,
    FilledRow<'outbox', 'report_id'>,
    Row<'account', 'login' | 'display_name' | 'language' | 'state' | 'report_emails'> {
  kind: DoctorMessageId;
  order_number: string;
  received_at: Date;
  /** Whether an earlier version had critical results, which this one takes back or changes. */
  after_critical: boolean;
}

/**
 * Takes the message that is most in a hurry and marks it as being sent, so that no other process sends it, nor this one
 * again if it breaks off.
 * @param until when the mail server's answer is no longer awaited
 */
export async function claimReportMessage(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<ClaimedReportMessage | undefined> {
  return db.row<ClaimedReportMessage>({
    name: 'report-message-claim',
    text: `
WITH next AS (
  SELECT outbox.id FROM outbox JOIN report ON report.id = outbox.report_id
  WHERE outbox.state = 'QUEUED' AND outbox.due_at <= $1 AND ${STILL_TRUE}
  ORDER BY outbox.kind <> 'critical-report', outbox.created_at, outbox.id LIMIT 1
  FOR UPDATE OF outbox SKIP LOCKED
), claimed AS (
  UPDATE outbox SET state = 'SENDING', channel = 'email', attempts = attempts + 1, due_at = $2
  FROM next WHERE outbox.id = next.id
  RETURNING outbox.*
)
SELECT claimed.id, claimed.kind, claimed.attempts, claimed.report_id, account.login, account.display_name,
  account.language, account.state, account.report_emails, lab_order.number AS order_number, version.received_at,
  EXISTS (
    SELECT FROM critical_result
    WHERE critical_result.report_id = claimed.report_id AND critical_result.version < claimed.report_version
  ) AS after_critical
FROM claimed
JOIN report ON report.id = claimed.report_id
JOIN report_version AS version ON version.report_id = claimed.report_id AND version.version = claimed.report_version
JOIN lab_order ON lab_order.id = report.order_id
JOIN account ON account.id = report.doctor_id`,
    values: [now, until],
  });
}

/** Marks a message that was claimed as one that goes to nobody. @param reason code, as the list of critical results has it */
export async function settleSkipped(
  db: Queryable,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'report-message-skipped',
    text: `
UPDATE outbox SET state = 'SKIPPED', failure = $2, settled_at = $3 WHERE id = $1 AND state = 'SENDING'`,
    values: [id, reason, now],
  });
}
