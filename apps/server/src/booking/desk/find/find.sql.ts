import type { Queryable } from '../../../db/pool.ts';
import { DESK_COLUMNS, type KeptRow } from '../desk-row.sql.ts';

/** Whatever its state and day. */
export async function readByCode(db: Queryable, reservationCode: string): Promise<KeptRow[]> {
  return db.rows<KeptRow>({
    name: 'desk-by-code',
    text: `SELECT ${DESK_COLUMNS} FROM appointment WHERE reservation_code = $1`,
    values: [reservationCode],
  });
}

/**
 * What a person has booked, by every hash of the document number, by time.
 * @param from null: from the beginning, cancelled ones too
 */
export async function readByDocument(
  db: Queryable,
  hashes: readonly Buffer[],
  from: Date | null,
  limit: number,
): Promise<KeptRow[]> {
  const { rows } = await db.query<KeptRow>({
    name: 'desk-by-document',
    text: `
SELECT ${DESK_COLUMNS} FROM appointment
WHERE document_hash = ANY ($1::bytea[]) AND erased_at IS NULL
  AND ($2::timestamptz IS NULL OR (starts_at >= $2 AND status <> 'CANCELLED'))
ORDER BY starts_at DESC, id LIMIT $3`,
    values: [hashes, from, limit],
  });
  return rows.reverse();
}

/** Where a walk along the appointments stands: after this one. */
export interface Position {
  startsAt: Date;
  id: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Of an appointment or, what is the same, of its slot. */
const page = (startsAt: string) => `(${startsAt}, appointment.id) > ($1, $2::uuid)
  AND ${startsAt} < coalesce($3::timestamptz, 'infinity')
  AND appointment.status <> 'CANCELLED' AND appointment.erased_at IS NULL
ORDER BY ${startsAt}, appointment.id LIMIT $4`;

const ALL_POINTS = `
SELECT ${DESK_COLUMNS} FROM appointment
WHERE ($5::text[] IS NULL OR appointment.service_point_id = ANY ($5)) AND ${page('appointment.starts_at')}`;

/** By way of the slots, whose index knows the point: one point's bookings are few among all. */
const ONE_POINT = `
SELECT ${DESK_COLUMNS} FROM slot JOIN appointment ON appointment.slot_id = slot.id
WHERE slot.service_point_id = $5 AND slot.service_type = ANY (ARRAY(SELECT code FROM service)) AND slot.starts_at >= $1
  AND ${page('slot.starts_at')}`;

/** Appointments that are not cancelled, by time, a page at a time. */
export async function readPage(
  db: Queryable,
  wanted: {
    servicePointId: string | undefined;
    /** Where no point is named, those that count; null for all of them. */
    among: readonly string[] | null;
    from: Date;
    until: Date | null;
    after: Position | undefined;
  },
  limit: number,
): Promise<KeptRow[]> {
  const { servicePointId, among, from, until, after } = wanted;
  const values = [after?.startsAt ?? from, after?.id ?? FIRST_ID, until, limit];
  return db.rows<KeptRow>(
    servicePointId === undefined
      ? { name: 'desk-page', text: ALL_POINTS, values: [...values, among] }
      : { name: 'desk-page-point', text: ONE_POINT, values: [...values, servicePointId] },
  );
}
