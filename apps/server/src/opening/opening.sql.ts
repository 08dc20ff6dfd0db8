import type { BookingState } from '@phial/contract/booking/booking-state';
import type { Queryable } from '../db/pool.ts';

export interface OpeningRow {
  state: BookingState;
  changedAt: Date;
  /** Name of the account; null when nobody, or when it was deleted. */
  changedBy: string | null;
  version: number;
}

export function readOpening(db: Queryable) {
  return db.row<OpeningRow>({
    name: 'booking-opening',
    text: `
SELECT opening.state, changed_at AS "changedAt", account.display_name AS "changedBy", opening.version
FROM booking_opening AS opening LEFT JOIN account ON account.id = changed_by`,
  });
}

/** @returns whether it was still of that version */
export async function writeOpening(
  tx: Queryable,
  opening: { state: BookingState; now: Date; by: string; version: number },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'booking-opening-change',
    text: `
UPDATE booking_opening SET state = $1, changed_at = $2, changed_by = $3, version = version + 1
WHERE version = $4`,
    values: [opening.state, opening.now, opening.by, opening.version],
  });
  return rowCount === 1;
}

/** Opens for what the sample brings, unless somebody has decided otherwise. */
export async function openUnlessDecided(tx: Queryable, now: Date): Promise<void> {
  await tx.query({
    name: 'booking-opening-sample',
    text: `
UPDATE booking_opening SET state = 'open', changed_at = $1, version = version + 1
WHERE state = 'soon' AND changed_by IS NULL`,
    values: [now],
  });
}

/** Goes back to the beginning once the last service point is gone, so that the next ones are looked at before they are booked. */
export async function beginAgainWithoutPoints(tx: Queryable, now: Date): Promise<void> {
  await tx.query({
    name: 'booking-opening-without-points',
    text: `
UPDATE booking_opening SET state = 'soon', changed_at = $1, changed_by = NULL, version = version + 1
WHERE state <> 'soon' AND NOT EXISTS (SELECT FROM service_point)`,
    values: [now],
  });
}
