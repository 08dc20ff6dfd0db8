import type { DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';

export type DayNoteRow = Row<'day_note', 'service_point_id' | 'note' | 'version' | 'saved_at'>;

/** Those of a service point, and of all of them: two rows at most. */
export async function readDayNotes(
  db: Queryable,
  { servicePointId, day }: { servicePointId: string | null; day: DayKey },
): Promise<DayNoteRow[]> {
  return db.rows<DayNoteRow>({
    name: 'day-notes',
    text: `
SELECT service_point_id, note, version, saved_at FROM day_note
WHERE day = $1::date AND (service_point_id = $2 OR service_point_id IS NULL)`,
    values: [day, servicePointId],
  });
}

export interface NewDayNote {
  id: string;
  servicePointId: string | null;
  day: DayKey;
  text: string;
  /** Of the note it replaces; 0 where there was none. */
  version: number;
  now: Date;
}

/**
 * Writes a note where it still has the version it was read with.
 * @returns undefined where somebody else was faster
 */
export async function saveDayNote(db: Queryable, note: NewDayNote): Promise<DayNoteRow | undefined> {
  const { servicePointId, day, text, version, now } = note;
  if (version === 0) {
    return db.row<DayNoteRow>({
      name: 'day-note-insert',
      text: `
INSERT INTO day_note (id, day, service_point_id, note, saved_at) VALUES ($1::uuid, $2::date, $3, $4, $5)
ON CONFLICT DO NOTHING
RETURNING service_point_id, note, version, saved_at`,
      values: [note.id, day, servicePointId, text, now],
    });
  }
  return db.row<DayNoteRow>({
    name: 'day-note-update',
    text: `
UPDATE day_note SET note = $3, saved_at = $4, version = version + 1
WHERE day = $1::date AND service_point_id IS NOT DISTINCT FROM $2 AND version = $5::int
RETURNING service_point_id, note, version, saved_at`,
    values: [day, servicePointId, text, now, version],
  });
}

/** @returns how many notes of days before this one were deleted */
export async function deleteDayNotes(db: Queryable, before: DayKey): Promise<number> {
  const { rowCount } = await db.query({
    name: 'day-notes-drop',
    text: 'DELETE FROM day_note WHERE day < $1::date',
    values: [before],
  });
  return rowCount;
}
