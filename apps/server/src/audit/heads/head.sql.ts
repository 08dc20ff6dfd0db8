import type { Queryable } from '../../db/pool.ts';

/** When a head was last written out; undefined before the first. */
export async function readHeadWritten(db: Queryable): Promise<Date | undefined> {
  const row = await db.row<{ writtenAt: Date }>({
    name: 'event-head-read',
    text: 'SELECT written_at AS "writtenAt" FROM event_head_written',
  });
  return row?.writtenAt;
}

export async function noteHeadWritten(tx: Queryable, sequence: number, now: Date): Promise<void> {
  await tx.query({
    name: 'event-head-note',
    text: `
INSERT INTO event_head_written (sequence, written_at) VALUES ($1, $2)
ON CONFLICT (only_row) DO UPDATE SET sequence = excluded.sequence, written_at = excluded.written_at`,
    values: [sequence, now],
  });
}

/** Both null before their first time. */
export interface AuditProgress {
  /** When every entry that could be seen had its link. */
  linkedAt: Date | null;
  headWrittenAt: Date | null;
}

/** How far the log is linked, and its heads written out. */
export async function readAuditProgress(db: Queryable): Promise<AuditProgress> {
  const row = await db.row<AuditProgress>({
    name: 'event-link-progress',
    text: `
SELECT (SELECT complete_at FROM event_link_cursor) AS "linkedAt",
  (SELECT written_at FROM event_head_written) AS "headWrittenAt"`,
  });
  return row ?? { linkedAt: null, headWrittenAt: null };
}
