import type { AffectedBooking } from '@phial/contract/schedule-change';
import { type Chosen, placeText } from './choices.ts';

/** How a list of bookings differs from the one seen before. */
export interface ListNews {
  /** By the ids of bookings: new in the list, or with another time or new place than before. */
  readonly marks: ReadonlyMap<string, 'added' | 'altered'>;
  /** How many are no longer in the list. */
  readonly gone: number;
}

/** A list of bookings and what becomes of each. */
interface SeenList {
  readonly bookings: readonly AffectedBooking[];
  readonly settled: Chosen;
}

/** @param unseen marks of the list before that nobody has looked at yet: they stay */
export function listNews(before: SeenList, now: SeenList, unseen: ListNews['marks'] = new Map()): ListNews {
  const known = new Map(before.bookings.map((booking) => [booking.apptRecordId, fateOf(booking, before)]));
  const marks = new Map<string, 'added' | 'altered'>();
  for (const booking of now.bookings) {
    const id = booking.apptRecordId;
    const mark = unseen.get(id);
    if (mark !== undefined) marks.set(id, mark);
    else if (!known.has(id)) marks.set(id, 'added');
    else if (known.get(id) !== fateOf(booking, now)) marks.set(id, 'altered');
  }
  const still = new Set(now.bookings.map(({ apptRecordId }) => apptRecordId));
  return { marks, gone: [...known.keys()].filter((id) => !still.has(id)).length };
}

/** The bookings with those first that nobody has looked at yet, each group in its order. */
export function markedFirst(
  bookings: readonly AffectedBooking[],
  marks: ListNews['marks'],
): AffectedBooking[] {
  const isMarked = ({ apptRecordId }: AffectedBooking) => marks.has(apptRecordId);
  return [...bookings.filter(isMarked), ...bookings.filter((booking) => !isMarked(booking))];
}

/** Where a booking is and where it goes, as one text. */
function fateOf(booking: AffectedBooking, { settled }: SeenList): string {
  const place = settled.get(booking.apptRecordId) ?? null;
  return `${placeText(booking)} ${place === null ? '' : placeText(place)}`;
}
