import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, VersionNumber } from '../schemas.ts';
import { Instant, PersonText, WireDate } from '../text.ts';

/** The longest note, in UTF-16 code units. */
export const LONGEST_DAY_NOTE = 500;

/** What the desk wrote down for a day. */
export const DayNote = Type.Object({
  text: Type.String({ description: 'Empty when there is none' }),
  version: Type.Integer({ description: 'To change it from; 0 when none was ever written' }),
  savedAt: Nullable(Instant('When it was last saved'), {
    description: 'ISO 8601 instant, UTC; null when none was ever written',
  }),
});
export type DayNote = Static<typeof DayNote>;

/** Without personal data: whoever works at the point reads it. */
export const DayNoteRequest = ClosedObject({
  servicePointId: Nullable(Type.String({ minLength: 1, maxLength: 64 }), {
    description: 'Null: for all service points, by an account that works for all',
  }),
  day: WireDate,
  text: PersonText(
    LONGEST_DAY_NOTE,
    'At most 500 characters; empty takes the note away',
    'Lift out of order',
  ),
  version: VersionNumber('The one it was read with', 0),
});
export type DayNoteRequest = Static<typeof DayNoteRequest>;

/** Of a refusal `version-conflict`. */
export const DayNoteConflict = Type.Object({ note: DayNote });
export type DayNoteConflict = Static<typeof DayNoteConflict>;
