import type { ReportSummary } from '@phial/contract/report';
import { maskPatientDocument, type PatientPerson } from '@phial/domain/patient-form';
import type { KeyRing } from '../crypto/key-ring.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { openPatient } from '../orders/sealed-patient.ts';
import type { ReportRow } from './report-list.sql.ts';
import { NO_OUTLINE, openOutline } from './sealed-report.ts';

/** The patient of a report; undefined once erased. */
export function personOf(keys: KeyRing, row: ReportRow): PatientPerson | undefined {
  const { patient_id: id, patient_key_id: keyId, person } = row;
  if (keyId === null || person === null) return undefined;
  return orUnreadable(() => openPatient(keys, { id, key_id: keyId, person }), undefined);
}

/** A report as lists tell it: the document number masked, and the ordered items it is of by their names. */
export function wireSummary(keys: KeyRing, row: ReportRow): ReportSummary {
  const person = personOf(keys, row);
  const stored = orUnreadable(
    () => openOutline(keys, row.id, { keyId: row.key_id, bytes: row.outline }),
    NO_OUTLINE,
  );
  const { covers: _, titled = [], ...outline } = stored;
  return {
    ...{ reportId: row.id, reportNumber: row.number, orderNumber: row.order_number },
    patientId: row.patient_id,
    patientName: person?.name ?? '',
    documentNumber:
      person === undefined ? '' : maskPatientDocument(person.documentType, person.documentNumber),
    ...{ status: row.status, version: row.version, issuedAt: row.issued_at.toISOString() },
    unread: row.read_version !== row.version,
    outline,
    orderedNames: titled.flatMap((place) => row.ordered_names[place] ?? []),
  };
}
