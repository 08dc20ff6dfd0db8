import type { OrderLine } from '@phial/contract/orders/order';
import type { ReportStatus } from '@phial/domain/reports/report-status';
import type { Queryable } from '../../../db/pool.ts';
import type { CamelRow, Row } from '../../../db/row.ts';
import { linesOf } from '../../orders/order.sql.ts';

/** An order that reports are brought for. Without a person where its patient was erased. */
export interface ReportedOrder extends CamelRow<'lab_order', 'id' | 'number' | 'state' | 'doctor_id'> {
  patientId: string;
  /** Whether the doctor can sign in to read. */
  hasReader: boolean;
  patientKeyId: string | null;
  person: Buffer | null;
  lines: OrderLine[];
}

/**
 * Keeps orders from changing until the transaction ends, and their patients
 * from being erased, always in the same order: two bundles with the same orders
 * wait for each other instead of meeting half-way.
 */
export function lockReportedOrders(tx: Queryable, numbers: readonly string[]) {
  return tx.rows<ReportedOrder>({
    name: 'report-lock-orders',
    text: `
SELECT o.id, o.number, o.state, o.doctor_id AS "doctorId", o.patient_id AS "patientId", p.key_id AS "patientKeyId",
  p.person, a.state = 'ACTIVE' AND a.role = 'doctor' AS "hasReader",
  ${linesOf('o.id')} AS lines
FROM lab_order o JOIN patient p ON p.id = o.patient_id JOIN account a ON a.id = o.doctor_id
WHERE o.number = ANY ($1)
ORDER BY o.number
FOR UPDATE OF o FOR SHARE OF p`,
    values: [numbers],
  });
}

export type KnownReportRow = CamelRow<
  'report',
  'id' | 'system' | 'number' | 'order_id' | 'version' | 'status' | 'issued_at' | 'erased_at'
>;

/** The reports of these names that are there already. */
export function lockReports(tx: Queryable, names: readonly { system: string; number: string }[]) {
  return tx.rows<KnownReportRow>({
    name: 'report-lock',
    text: `
SELECT id, system, number, order_id AS "orderId", version, status, issued_at AS "issuedAt",
  erased_at AS "erasedAt"
FROM report WHERE (system, number) IN (SELECT * FROM unnest($1::text[], $2::text[]))
ORDER BY id
FOR UPDATE`,
    values: [names.map(({ system }) => system), names.map(({ number }) => number)],
  });
}

export type StoredVersionRow = Row<'report_version', 'version' | 'status' | 'key_id' | 'content'>;

/** The version of a report that was issued at this instant. */
export function findVersionOfIssue(tx: Queryable, reportId: string, issuedAt: Date) {
  return tx.row<StoredVersionRow>({
    name: 'report-version-of-issue',
    text: 'SELECT version, status, key_id, content FROM report_version WHERE report_id = $1 AND issued_at = $2',
    values: [reportId, issuedAt],
  });
}

export interface NewVersion {
  reportId: string;
  version: number;
  status: ReportStatus;
  issuedAt: Date;
  keyId: string;
  content: Buffer;
  /** Encrypted under the same key. */
  outline: Buffer;
  now: Date;
}

/** @returns whether it was new; not when another transaction has brought a report of this name meanwhile */
export async function insertReport(
  tx: Queryable,
  report: NewVersion & {
    system: string;
    number: string;
    orderId: string;
    doctorId: string;
    patientId: string;
  },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'report-insert',
    text: `
INSERT INTO report (id, system, number, order_id, doctor_id, patient_id, version, status, issued_at, key_id,
  outline, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
ON CONFLICT ON CONSTRAINT report_number DO NOTHING`,
    values: [
      report.reportId,
      report.system,
      report.number,
      report.orderId,
      report.doctorId,
      report.patientId,
      report.version,
      report.status,
      report.issuedAt,
      report.keyId,
      report.outline,
      report.now,
    ],
  });
  return rowCount === 1;
}

/** Makes a version the newest of a report that is there. */
export async function moveReportOn(
  tx: Queryable,
  { reportId, version, status, issuedAt, keyId, outline, now }: NewVersion,
): Promise<void> {
  await tx.query({
    name: 'report-move-on',
    text: `
UPDATE report SET version = $2, status = $3, issued_at = $4, key_id = $5, outline = $6, updated_at = $7
WHERE id = $1`,
    values: [reportId, version, status, issuedAt, keyId, outline, now],
  });
}

export async function insertVersion(
  tx: Queryable,
  { reportId, version, status, issuedAt, now, keyId, content }: NewVersion,
): Promise<void> {
  await tx.query({
    name: 'report-version-insert',
    text: `
INSERT INTO report_version (report_id, version, status, issued_at, received_at, key_id, content)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [reportId, version, status, issuedAt, now, keyId, content],
  });
}

export async function insertAttachment(
  tx: Queryable,
  attachment: {
    id: string;
    reportId: string;
    version: number;
    position: number;
    keyId: string;
    content: Buffer;
  },
): Promise<void> {
  const { id, reportId, version, position, keyId, content } = attachment;
  await tx.query({
    name: 'report-attachment-insert',
    text: `
INSERT INTO report_attachment (id, report_id, version, position, key_id, content) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [id, reportId, version, position, keyId, content],
  });
}
