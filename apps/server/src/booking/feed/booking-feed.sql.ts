import type { AUDIT_ACTIONS } from '@phial/contract/staff/audit-event';
import type { LocalText } from '@phial/domain/language';
import type { Queryable } from '../../db/pool.ts';
import type { Row } from '../../db/row.ts';
import type { FeedPosition } from './feed-position.ts';

/** The entries of the audit log after which a booking is another one for the laboratory's system. */
const CHANGES = [
  'appointment-booked',
  'walk-in-booked',
  'appointment-imported',
  'appointment-changed',
  'appointment-cancelled',
  'appointment-checked-in',
  'check-in-undone',
  'appointment-no-show',
  'no-show-undone',
] as const satisfies (typeof AUDIT_ACTIONS)['booking'][number][];

/** A booking on its way out, its person encrypted; those columns are null once it is erased. */
export interface FeedRow
  extends Row<
    'appointment',
    | 'id'
    | 'service_point_id'
    | 'service_type'
    | 'starts_at'
    | 'status'
    | 'created_at'
    | 'updated_at'
    | 'reservation_code'
    | 'key_id'
    | 'name'
    | 'document_number'
    | 'phone'
    | 'email'
  > {
  service: LocalText;
  minutes: number | null;
  servicePoint: LocalText;
}

const SELECT = `
SELECT booking.id, booking.service_point_id, booking.service_type, booking.starts_at, booking.status, booking.created_at,
  booking.updated_at, booking.reservation_code, booking.key_id, booking.name, booking.document_number, booking.phone,
  booking.email, service.name AS service, service.minutes, service_point.name AS "servicePoint"
FROM appointment booking
JOIN service ON service.code = booking.service_type
JOIN service_point ON service_point.id = booking.service_point_id`;

/** The bookings from an instant on that are not cancelled, in the order of their ids. */
export function listComing(
  tx: Queryable,
  { from, after, limit }: { from: Date; after: string | undefined; limit: number },
) {
  return tx.rows<FeedRow>({
    name: 'booking-feed-coming',
    text: `${SELECT}
WHERE booking.starts_at >= $1 AND booking.status <> 'CANCELLED' AND ($2::uuid IS NULL OR booking.id > $2)
ORDER BY booking.id LIMIT $3`,
    values: [from, after ?? null, limit],
  });
}

/**
 * The bookings that were changed by transactions which one snapshot does not see and the other does, whenever these
 * began: a transaction that takes long is found once it has ended. In the order of their ids, and as they are now.
 */
export function listChanged(
  tx: Queryable,
  { seen, upTo, after, limit }: FeedPosition & { seen: string; limit: number },
) {
  return tx.rows<FeedRow>({
    name: 'booking-feed-changed',
    text: `
WITH changed AS (
  SELECT DISTINCT appointment_id FROM event
  WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND xid < pg_snapshot_xmax($2::pg_snapshot)
    AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot) AND pg_visible_in_snapshot(xid, $2::pg_snapshot)
    AND action = ANY ($3::text[]) AND ($4::uuid IS NULL OR appointment_id > $4)
)
${SELECT}
WHERE booking.id IN (SELECT appointment_id FROM changed)
ORDER BY booking.id LIMIT $5`,
    values: [seen, upTo, CHANGES, after ?? null, limit],
  });
}

/**
 * What is committed now, as a snapshot, and whether that of a reader may come from this database.
 * @param readers undefined for a reader that begins
 */
export async function readSnapshot(
  tx: Queryable,
  readers: string | undefined,
): Promise<{ present: string; isForeign: boolean }> {
  const { rows } = await tx.query<{ present: string; isForeign: boolean }>({
    name: 'booking-feed-snapshot',
    text: `
SELECT pg_current_snapshot()::text AS present,
  coalesce(pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), false) AS "isForeign"`,
    values: [readers ?? null],
  });
  return rows[0] ?? { present: '', isForeign: true };
}
