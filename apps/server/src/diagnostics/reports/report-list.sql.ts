import type { DayKey } from '@phial/domain/hong-kong-time';
import type { ReportStatus } from '@phial/domain/reports/report-status';
import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, Row } from '../../db/row.ts';
import type { EncryptedPatientRow } from '../orders/patients/encrypted-patient.ts';

/** A report as lists read it, with its order's number and the encrypted person of its patient. */
export interface ReportRow
  extends Row<'report', 'id' | 'number' | 'version' | 'status' | 'key_id' | 'outline'>,
    CamelRow<'report', 'issued_at' | 'patient_id' | 'read_version'> {
  orderNumber: string;
  patientKeyId: string | null;
  person: Buffer | null;
  /** Whether critical results of the newest version are noted, and who acknowledged them. */
  isCritical: boolean;
  acknowledgedAt: Date | null;
  acknowledgedBy: string | null;
  /** Of the lines of its order, in their order. */
  orderedNames: { tw: string; zh: string; en: string }[];
}

export const REPORT_COLUMNS = `
  r.id, r.number, o.number AS "orderNumber", r.patient_id AS "patientId", p.key_id AS "patientKeyId", p.person,
  r.version, r.status, r.issued_at AS "issuedAt", r.key_id, r.outline, r.read_version AS "readVersion",
  c.report_id IS NOT NULL AS "isCritical", c.acknowledged_at AS "acknowledgedAt",
  acknowledger.display_name AS "acknowledgedBy",
  coalesce((SELECT jsonb_agg(name ORDER BY position) FROM lab_order_line WHERE order_id = r.order_id), '[]')
    AS "orderedNames"`;

export const REPORT_TABLES = `
  report r JOIN lab_order o ON o.id = r.order_id JOIN patient p ON p.id = r.patient_id
    LEFT JOIN critical_result c ON c.report_id = r.id AND c.version = r.version
    LEFT JOIN account acknowledger ON acknowledger.id = c.acknowledged_by`;

/** Not marked as read since the newest version came. */
const UNREAD = '(r.read_version IS DISTINCT FROM r.version)';

export interface ReportFilter {
  doctorId: string;
  /** Hong Kong days, both included. */
  from: DayKey | null;
  to: DayKey | null;
  statuses: readonly ReportStatus[] | null;
  orderNumber: string | null;
  patientId: string | null;
  unread: boolean;
  /** Only these; null for all. */
  among: readonly string[] | null;
  /** Part of an order's or report's number, in upper case; or one of the patients: whichever fits. */
  text: { number: string; patientIds: readonly string[] } | null;
}

const SORTS = {
  issued: 'r.issued_at',
  order: 'o.number',
  patient: 'named.place',
  status: 'r.status',
} as const;
export type ReportSort = keyof typeof SORTS;

/** What does not stand in $9 has no place in the order of names. */
const FITTING = `
${REPORT_TABLES} LEFT JOIN unnest($9::uuid[]) WITH ORDINALITY AS named (id, place) ON named.id = r.patient_id
WHERE r.doctor_id = $1
  AND ($2::date IS NULL OR r.issued_at >= $2::date::timestamp AT TIME ZONE 'Asia/Hong_Kong')
  AND ($3::date IS NULL OR r.issued_at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Hong_Kong')
  AND ($4::text[] IS NULL OR r.status = ANY ($4))
  AND ($5::text IS NULL OR o.number = $5)
  AND ($6::uuid IS NULL OR r.patient_id = $6)
  AND (NOT $7::boolean OR ${UNREAD})
  AND ($8::text IS NULL OR strpos(o.number, $8) > 0 OR strpos(upper(r.number), $8) > 0
    OR r.patient_id = ANY ($10::uuid[]))
  AND ($11::uuid[] IS NULL OR r.id = ANY ($11))`;

export interface ReportOrdering {
  sort: ReportSort;
  descending: boolean;
  /** The doctor's patients in the order of their names, which the database cannot read. */
  patientOrder: readonly string[];
  /** Ids of reports that come before all others, in this order. */
  first: readonly string[];
  limit: number;
  offset: number;
}

/** A page of the doctor's own reports, the newest first among equals, and how many there are. */
export async function listReports(
  db: Queryable,
  filter: ReportFilter,
  { sort, descending, patientOrder, first, limit, offset }: ReportOrdering,
): Promise<{ rows: ReportRow[]; total: number }> {
  const values = [
    filter.doctorId,
    filter.from,
    filter.to,
    filter.statuses,
    filter.orderNumber,
    filter.patientId,
    filter.unread,
    filter.text?.number ?? null,
    patientOrder,
    filter.text?.patientIds ?? null,
    filter.among,
  ];
  const direction = descending ? 'DESC' : 'ASC';
  const { rows } = await db.query<ReportRow & { total: number }>({
    name: `report-list-${sort}-${direction}`,
    text: `
SELECT ${REPORT_COLUMNS}, count(*) OVER ()::int AS total FROM ${FITTING}
ORDER BY array_position($14::uuid[], r.id) NULLS LAST,
  ${SORTS[sort]} ${direction} NULLS LAST, r.issued_at DESC, r.id
LIMIT $12 OFFSET $13`,
    values: [...values, limit, offset, first],
  });
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  // A page past the end still says how many there are.
  const counted = await db.query<{ total: number }>({
    name: 'report-count',
    text: `SELECT count(*)::int AS total FROM ${FITTING}`,
    values,
  });
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * The doctor's reports that are unread or whose newest version has critical results nobody acknowledged, the newest
 * first: their states and encrypted outlines.
 */
export function listWaitingReports(db: Queryable, doctorId: string) {
  return db.rows<
    Pick<ReportRow, 'id' | 'status' | 'key_id' | 'outline' | 'isCritical' | 'acknowledgedAt'> & {
      isUnread: boolean;
    }
  >({
    name: 'report-waiting',
    text: `
SELECT r.id, r.status, r.key_id, r.outline, ${UNREAD} AS "isUnread", c.report_id IS NOT NULL AND r.erased_at IS NULL AS "isCritical",
  c.acknowledged_at AS "acknowledgedAt"
FROM report r LEFT JOIN critical_result c ON c.report_id = r.id AND c.version = r.version
WHERE r.doctor_id = $1
  AND (${UNREAD} OR (c.report_id IS NOT NULL AND c.acknowledged_at IS NULL AND r.erased_at IS NULL))
ORDER BY r.issued_at DESC, r.id`,
    values: [doctorId],
  });
}

/** The doctor's patients who have reports, with their encrypted persons. */
export function reportedPatients(db: Queryable, doctorId: string) {
  return db.rows<EncryptedPatientRow>({
    name: 'report-patients',
    text: `
SELECT p.id, p.key_id, p.person FROM patient p
WHERE p.doctor_id = $1 AND p.erased_at IS NULL
  AND EXISTS (SELECT FROM report r WHERE r.patient_id = p.id)`,
    values: [doctorId],
  });
}
