import type { DayNote } from '@phial/contract/desk/day-note';
import type { DeskDay } from '@phial/contract/desk/desk';
import type { DayNoteRow } from './day-note.sql.ts';

/** As the calls return it; one without text where none was ever written. */
export function dayNote(row: DayNoteRow | undefined): DayNote {
  if (row === undefined) return { text: '', version: 0, savedAt: null };
  return { text: row.note, version: row.version, savedAt: row.saved_at.toISOString() };
}

/** The notes of a day: of the service point, and of all of them. */
export function dayNotes(rows: readonly DayNoteRow[]): DeskDay['notes'] {
  return {
    ofPoint: dayNote(rows.find(({ service_point_id: id }) => id !== null)),
    ofAll: dayNote(rows.find(({ service_point_id: id }) => id === null)),
  };
}
