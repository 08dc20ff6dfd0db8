import type { Database } from '../../../apps/server/src/db/pool.ts';

/** Makes the laboratory that the sample brought one that somebody has published: search engines may have it. */
export async function publishOwnLaboratory(db: Database): Promise<void> {
  const text = "UPDATE content_entry SET sample = FALSE WHERE kind = 'laboratory'";
  await db.query({ name: 'bench-own-laboratory', text, values: [] });
}
