import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';

/** Keeps a report; one that is sent again changes nothing. */
export async function insertReport(
  db: Queryable,
  report: { providerMessageId: string; outcome: Row<'delivery_report'>['outcome']; now: Date },
): Promise<void> {
  await db.query({
    name: 'delivery-report-insert',
    text: `
INSERT INTO delivery_report (provider_message_id, outcome, received_at) VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING`,
    values: [report.providerMessageId, report.outcome, report.now],
  });
}

/**
 * Applies what was reported of a message to its row. A report and the answer to the request may arrive at once: each
 * is committed before this is called, so that whichever is later sees both. What has arrived has not failed.
 */
export async function applyReports(db: Queryable, providerMessageId: string): Promise<void> {
  await db.query({
    name: 'delivery-report-delivered',
    text: `
UPDATE outbox SET state = 'SENT', failure = NULL, delivered_at = report.received_at
FROM delivery_report AS report
WHERE report.provider_message_id = $1 AND report.outcome = 'delivered'
  AND outbox.provider_message_id = $1 AND outbox.channel IN ('sms', 'whatsapp') AND outbox.delivered_at IS NULL
  AND (outbox.state = 'SENT' OR (outbox.state = 'FAILED' AND outbox.failure = 'undelivered'))`,
    values: [providerMessageId],
  });
  await db.query({
    name: 'delivery-report-failed',
    text: `
UPDATE outbox SET state = 'FAILED', failure = 'undelivered', settled_at = report.received_at
FROM delivery_report AS report
WHERE report.provider_message_id = $1 AND report.outcome = 'failed'
  AND outbox.provider_message_id = $1 AND outbox.channel IN ('sms', 'whatsapp') AND outbox.delivered_at IS NULL
  AND outbox.state = 'SENT'`,
    values: [providerMessageId],
  });
}

/** @returns how many were deleted */
export async function deleteReports(db: Queryable, before: Date): Promise<number> {
  const { rowCount } = await db.query({
    name: 'delivery-report-delete',
    text: 'DELETE FROM delivery_report WHERE received_at < $1',
    values: [before],
  });
  return rowCount;
}
