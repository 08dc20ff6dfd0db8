import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import type { ServiceType } from '@phial/domain/service-type';
import type { Queryable } from '../db/pool.ts';
import type { AppointmentStatus } from '../db/schema.ts';

interface DeskRowBase {
  id: string;
  version: number;
  slot_id: string;
  service_point_id: string;
  service_type: ServiceType;
  starts_at: Date;
  service_day: DayKey;
  status: AppointmentStatus;
  language: Language;
  phone: Buffer | null;
  email: Buffer | null;
  walk_in: boolean;
  modified: boolean;
  identity_seen: boolean;
  arrived_at: Date | null;
  created_at: Date;
}

/** An appointment with its person. */
export interface KeptRow extends DeskRowBase {
  reservation_code: string;
  key_id: string;
  name: Buffer;
  document_number: Buffer;
}

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
  appointment.walk_in, appointment.modified, appointment.identity_seen, appointment.arrived_at,
  appointment.created_at`;

const ONE = `SELECT ${DESK_COLUMNS} FROM appointment WHERE id = $1::uuid AND erased_at IS NULL`;

/** Undefined: there is none, or it is nobody's any more. */
export async function readAppointment(db: Queryable, id: string): Promise<KeptRow | undefined> {
  const { rows } = await db.query<KeptRow>({ name: 'desk-read', text: ONE, values: [id] });
  return rows[0];
}

/** {@link readAppointment}, locked: before its slot, as everywhere. */
export async function lockAppointment(tx: Queryable, id: string): Promise<KeptRow | undefined> {
  const { rows } = await tx.query<KeptRow>({ name: 'desk-lock', text: `${ONE} FOR UPDATE`, values: [id] });
  return rows[0];
}

export interface SlotPlace {
  service_point_id: string;
  service_type: ServiceType;
  starts_at: Date;
}

/** Where and when a slot is; undefined when there is none. */
export async function readSlot(db: Queryable, id: string): Promise<SlotPlace | undefined> {
  const { rows } = await db.query<SlotPlace>({
    name: 'desk-slot',
    text: 'SELECT service_point_id, service_type, starts_at FROM slot WHERE id = $1::uuid',
    values: [id],
  });
  return rows[0];
}
