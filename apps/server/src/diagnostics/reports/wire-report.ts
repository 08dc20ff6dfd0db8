import type { ReportSummary } from '@phial/contract/reports/report';
import { maskPatientDocument, type PatientPerson } from '@phial/domain/orders/patient-form';
import { isWithdrawn } from '@phial/domain/reports/report-status';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { decryptPatient } from '../orders/patients/encrypted-patient.ts';
import { wireAcknowledgement } from './critical/wire-acknowledgement.ts';
import { decryptOutline, NO_OUTLINE } from './encrypted-report.ts';
import type { ReportRow } from './report-list.sql.ts';

/**
 * The patient of a report; undefined once erased.
 * @throws UnreadableError when the stored person cannot be decrypted
 */
export function personOf(
  keys: KeyRing,
  { patientId, patientKeyId, person }: Pick<ReportRow, 'patientId' | 'patientKeyId' | 'person'>,
): PatientPerson | undefined {
  if (patientKeyId === null || person === null) return undefined;
  return decryptPatient(keys, { id: patientId, key_id: patientKeyId, person });
}

/** A report as lists show it: the document number masked, and the ordered items it is of by their names. */
export function wireSummary(keys: KeyRing, row: ReportRow): ReportSummary {
  const person = orUnreadable(() => personOf(keys, row), 'unreadable');
  const named = person === 'unreadable' ? undefined : person;
  const stored = orUnreadable(() => decryptOutline(keys, row), undefined);
  const { covers: _, completeness: __, titled = [], ...outline } = stored ?? NO_OUTLINE;
  const isReadable = person !== 'unreadable' && stored !== undefined;
  return {
    reportId: row.id,
    reportNumber: row.number,
    orderNumber: row.orderNumber,
    patientId: row.patientId,
    patientName: named?.name ?? '',
    documentNumber: named === undefined ? '' : maskPatientDocument(named.documentType, named.documentNumber),
    status: row.status,
    version: row.version,
    issuedAt: row.issuedAt.toISOString(),
    unread: row.readVersion !== row.version,
    ...(!isReadable && { unreadable: true }),
    outline,
    ...acknowledgementOf(row, outline.critical),
    orderedNames: titled.flatMap((index) => row.orderedNames[index] ?? []),
  };
}

/** Of the newest version; one that came before critical results were noted waits for it while it is unread. */
function acknowledgementOf(row: ReportRow, critical: number): Pick<ReportSummary, 'acknowledgement'> {
  const isDueUnnoted = critical > 0 && row.readVersion !== row.version && !isWithdrawn(row.status);
  return row.isCritical || isDueUnnoted ? { acknowledgement: wireAcknowledgement(row) } : {};
}
