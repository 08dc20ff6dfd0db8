import type { ServiceType } from '@phial/domain/service-type';
import type { Queryable } from '../db/pool.ts';

export interface OfferedSlot {
  id: string;
  /** Seconds since 1970. */
  starts: number;
  free: boolean;
}

/**
 * Whether a slot has a free place; an expired hold frees its place here and
 * now, whether or not it has been swept away. The holds are looked at only
 * where the counter alone does not tell.
 * @param now the parameter with the present instant
 */
export function freeSlot(now: string): string {
  return `(slot.taken < slot.capacity OR slot.taken - (
    SELECT count(*) FROM hold WHERE hold.slot_id = slot.id AND hold.expires_at <= ${now}
  ) < slot.capacity)`;
}

/** `date_part` and not `extract`, which by way of a decimal number takes a third longer over the whole statement. */
/**
 * All slots in one text: id, seconds, `+` or `-`, parted by blanks. A row for
 * each of several hundred slots costs the driver five times as much.
 */
const OFFERED = `
SELECT string_agg(
  id::text || extract(epoch FROM starts_at)::int8 || CASE WHEN ${freeSlot('$5')} THEN '+' ELSE '-' END,
  ' ' ORDER BY starts_at) AS slots
FROM slot
WHERE service_point_id = $1 AND service_type = $2 AND starts_at >= $3 AND starts_at < $4 AND starts_at > $5`;

const UUID_LENGTH = 36;

/** The slots from one instant to before another that have not begun, in order. */
export async function readOfferedSlots(
  db: Queryable,
  wanted: { servicePointId: string; type: ServiceType; from: Date; until: Date; now: Date },
): Promise<OfferedSlot[]> {
  const { rows } = await db.query<{ slots: string | null }>({
    name: 'availability',
    text: OFFERED,
    values: [wanted.servicePointId, wanted.type, wanted.from, wanted.until, wanted.now],
  });
  const text = rows[0]?.slots ?? '';
  return text === '' ? [] : text.split(' ').map(readOffered);
}

function readOffered(text: string): OfferedSlot {
  return {
    id: text.slice(0, UUID_LENGTH),
    starts: Number(text.slice(UUID_LENGTH, -1)),
    free: text.endsWith('+'),
  };
}
