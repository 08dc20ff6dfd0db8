import type { DeskAppointment } from '@phial/contract/desk/desk';
import { timeOf } from '@phial/domain/hong-kong-time';
import { maskDocumentNumber } from '@phial/domain/identity/masked-document';
import { toWireLanguage } from '@phial/domain/language';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { decryptPerson } from '../encrypted-person.ts';
import type { DeskRow } from './desk-row.sql.ts';

const NOBODY = { name: '', maskedDocumentNumber: '', telNo: '', email: '' };
const UNREADABLE = { ...NOBODY, unreadable: true };

/** An appointment as the desk sees it: the document number masked (docs/rules/privacy.md#masked-numbers). */
export function deskAppointment(keys: KeyRing, row: DeskRow): DeskAppointment {
  return {
    appointmentId: row.id,
    version: row.version,
    slotId: row.slot_id,
    servicePointId: row.service_point_id,
    type: row.service_type,
    day: row.service_day,
    time: timeOf(row.starts_at),
    status: row.status,
    reservationCode: row.reservation_code ?? '',
    ...(row.key_id === null ? NOBODY : orUnreadable(() => maskedPerson(keys, row), UNREADABLE)),
    language: toWireLanguage(row.language),
    walkIn: row.walk_in,
    modified: row.modified,
    attendanceConfirmed: row.attendance_confirmed_at !== null,
    identitySeen: row.identity_seen,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    bookedAt: row.created_at.toISOString(),
    erased: row.key_id === null,
  };
}

function maskedPerson(keys: KeyRing, row: Exclude<DeskRow, { key_id: null }>) {
  const { docNo, ...person } = decryptPerson(keys, row);
  return { ...person, maskedDocumentNumber: maskDocumentNumber(docNo) };
}
