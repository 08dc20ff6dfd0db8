import type { Database } from '../../../apps/server/src/db/pool.ts';

/**
 * Ids of coming bookings in no particular order, each of another person than the next.
 * @param single those of people with one booking, who can move it anywhere; otherwise of the others
 */
export async function readBooked(db: Database, single: boolean, most: number): Promise<string[]> {
  const rows = await db.rows<{ id: string }>({
    name: 'bench-booked',
    text: `
SELECT id FROM bench_person JOIN appointment USING (document_hash)
WHERE (person % 3 = 0) = $1 AND status = 'BOOKED' ORDER BY hashtext(id::text) LIMIT $2`,
    values: [single, most],
  });
  return rows.map(({ id }) => id);
}
