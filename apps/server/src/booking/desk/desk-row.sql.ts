import type { Queryable } from '../../db/pool.ts';
import type { CamelRow, FilledRow, Row } from '../../db/row.ts';

type DeskRowBase = Row<
  'appointment',
  | 'id'
  | 'version'
  | 'slot_id'
  | 'service_point_id'
  | 'service_type'
  | 'starts_at'
  | 'service_day'
  | 'status'
  | 'language'
  | 'phone'
  | 'email'
  | 'walk_in'
  | 'modified'
  | 'attendance_confirmed_at'
  | 'identity_seen'
  | 'arrived_at'
  | 'created_at'
>;

/** An appointment with its person. */
export type KeptRow = DeskRowBase &
  FilledRow<'appointment', 'reservation_code' | 'key_id' | 'name' | 'document_number'>;

/** One whose personal data were erased. */
export interface ErasedRow extends DeskRowBase {
  reservation_code: null;
  key_id: null;
  name: null;
  document_number: null;
}

export type DeskRow = KeptRow | ErasedRow;

/** The columns of a {@link DeskRow}. */
export const DESK_COLUMNS = `appointment.id, appointment.version, appointment.slot_id,
  appointment.service_point_id, appointment.service_type, appointment.starts_at, appointment.service_day,
  appointment.status, appointment.reservation_code, appointment.key_id, appointment.name,
  appointment.document_number, appointment.phone, appointment.email, appointment.language,
  appointment.walk_in, appointment.modified, appointment.attendance_confirmed_at, appointment.identity_seen, appointment.arrived_at,
  appointment.created_at`;

const ONE = `SELECT ${DESK_COLUMNS} FROM appointment WHERE id = $1::uuid AND erased_at IS NULL`;

/** Undefined: there is none, or it is nobody's any more. */
export async function readAppointment(db: Queryable, id: string): Promise<KeptRow | undefined> {
  return db.row<KeptRow>({ name: 'desk-read', text: ONE, values: [id] });
}

/** {@link readAppointment}, locked: before its slot, as everywhere. */
export async function lockAppointment(tx: Queryable, id: string): Promise<KeptRow | undefined> {
  return tx.row<KeptRow>({ name: 'desk-lock', text: `${ONE} FOR UPDATE`, values: [id] });
}

export type SlotTime = CamelRow<'slot', 'service_point_id' | 'service_type' | 'starts_at'>;

/** Where and when a slot is; undefined when there is none, or its service is retired. */
export async function readSlot(db: Queryable, id: string): Promise<SlotTime | undefined> {
  return db.row<SlotTime>({
    name: 'desk-slot',
    text: `
SELECT service_point_id AS "servicePointId", service_type AS "serviceType", starts_at AS "startsAt"
FROM slot JOIN service ON service.code = slot.service_type AND service.state = 'ACTIVE'
WHERE slot.id = $1::uuid`,
    values: [id],
  });
}
