import { lockHoldShare } from '../../db/locks.ts';
import type { Queryable } from '../../db/pool.ts';
import type { WantedPlace } from '../place.sql.ts';

/** One network holds at most this part of what is free at a service point on a day, and one place in any case. */
const SHARE = 10;

/**
 * Whether a network may hold another place at a service point on the day of the wanted one. Of two that ask at once the
 * second waits until the transaction of the first has ended, and then counts its hold.
 * @param tx a transaction, which then takes the hold
 */
export async function mayHoldMore(
  tx: Queryable,
  { place, networkHash }: { place: WantedPlace & { serviceDay: string }; networkHash: Buffer },
): Promise<boolean> {
  await lockHoldShare(tx, {
    networkHash,
    servicePointId: place.servicePointId,
    serviceDay: place.serviceDay,
  });
  const { rows } = await tx.query<{ may: boolean }>({
    name: 'hold-share',
    text: `
WITH day AS (
  SELECT id, capacity - taken AS free FROM slot
  WHERE service_point_id = $1 AND starts_at >= $2::date::timestamp AT TIME ZONE 'Asia/Hong_Kong'
    AND starts_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Hong_Kong'
), own AS (
  SELECT count(*)::int AS holds FROM hold
  WHERE network_hash = $3 AND expires_at > $4 AND slot_id IN (SELECT id FROM day) AND id IS DISTINCT FROM $5::uuid
)
SELECT own.holds < greatest(1, (SELECT coalesce(sum(greatest(free, 0)), 0) FROM day) / ${SHARE}) AS may FROM own`,
    values: [place.servicePointId, place.serviceDay, networkHash, place.now, place.holdId],
  });
  return rows[0]?.may ?? true;
}
