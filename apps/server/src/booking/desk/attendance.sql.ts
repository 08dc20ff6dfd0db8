import type { Queryable } from '../../db/pool.ts';

/** An attendance as it is to stand; the row's lock is the caller's. The place stays taken, so no slot is touched. */
export interface Attendance {
  id: string;
  status: 'BOOKED' | 'ATTENDED' | 'NO_SHOW';
  /** Check-in, with the identity card seen; null unless ATTENDED. */
  arrivedAt: Date | null;
  now: Date;
}

export async function setAttendance(
  tx: Queryable,
  { id, status, arrivedAt, now }: Attendance,
): Promise<void> {
  await tx.query({
    name: 'desk-attendance',
    text: `
UPDATE appointment
SET status = $2, arrived_at = $3::timestamptz, identity_seen = $3::timestamptz IS NOT NULL, updated_at = $4
WHERE id = $1::uuid`,
    values: [id, status, arrivedAt, now],
  });
}
