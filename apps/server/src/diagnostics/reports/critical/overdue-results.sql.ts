import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';

export interface OverdueResultRow {
  reportId: string;
  version: number;
  reportNumber: string;
  orderNumber: string;
  doctorName: string;
  practice: string;
  telephone: string;
  filedAt: Date;
  /** Of the message to the doctor; null where the version came before there were such messages. */
  messageState: Row<'outbox', 'state'>['state'] | null;
  messageAttempts: number | null;
  messageFailure: string | null;
  messageSettledAt: Date | null;
}

/**
 * Newest versions with critical results that nobody acknowledged and that came before `until`, or whose doctor should
 * have been sent an e-mail and was not; the longest waiting first.
 */
export function listOverdueResults(db: Queryable, { until, limit }: { until: Date; limit: number }) {
  return db.rows<OverdueResultRow>({
    name: 'overdue-results',
    text: `
SELECT r.id AS "reportId", r.version, r.number AS "reportNumber", o.number AS "orderNumber",
  a.display_name AS "doctorName", a.practice, a.telephone, c.filed_at AS "filedAt", m.state AS "messageState",
  m.attempts AS "messageAttempts", m.failure AS "messageFailure", m.settled_at AS "messageSettledAt"
FROM critical_result c JOIN report r ON r.id = c.report_id AND r.version = c.version
  JOIN lab_order o ON o.id = r.order_id JOIN account a ON a.id = r.doctor_id
  LEFT JOIN outbox m ON m.report_id = c.report_id AND m.report_version = c.version
WHERE c.acknowledged_at IS NULL AND r.erased_at IS NULL AND (c.filed_at <= $1
  OR m.state = 'FAILED' OR (m.state = 'SKIPPED' AND m.failure <> 'no-channel'))
ORDER BY c.filed_at, r.id LIMIT $2`,
    values: [until, limit],
  });
}

export interface DoctorCallRow {
  reportId: string;
  version: number;
  calledAt: Date;
  calledBy: string;
}

/** The calls to doctors about the newest versions of some reports, the latest first. */
export function listDoctorCalls(db: Queryable, reportIds: readonly string[]) {
  return db.rows<DoctorCallRow>({
    name: 'overdue-result-calls',
    text: `
SELECT k.report_id AS "reportId", k.version, k.called_at AS "calledAt", a.display_name AS "calledBy"
FROM critical_result_call k JOIN report r ON r.id = k.report_id AND r.version = k.version
  JOIN account a ON a.id = k.called_by
WHERE k.report_id = ANY ($1::uuid[])
ORDER BY k.called_at DESC, k.id`,
    values: [reportIds],
  });
}

/** @returns whether it was new; not when a call of this id is recorded already */
export async function insertDoctorCall(
  tx: Queryable,
  {
    id,
    reportId,
    version,
    by,
    now,
  }: { id: string; reportId: string; version: number; by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'overdue-result-call-insert',
    text: `
INSERT INTO critical_result_call (id, report_id, version, called_at, called_by) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (id) DO NOTHING`,
    values: [id, reportId, version, now, by],
  });
  return rowCount === 1;
}
