import { type Static, type TOptional, type TSchema, Type } from 'typebox';
import { BookingState } from '../booking/booking-state.ts';
import { PublishedLaboratory } from './content-body.ts';
import { BookingNoticeBody, FIXED_ENTRIES, LegalTextBody } from './text-bodies.ts';

/**
 * What the server writes into the first page of both sites, so that no call is needed before it can be drawn. A part
 * belongs here if every page needs it, or the first one; whatever else staff publish has a call of its own.
 */
export const PublishedDocument = Type.Object({
  laboratory: PublishedLaboratory,
  booking: BookingState,
  retentionDays: Type.Integer({ description: 'Days after the visit that personal data are kept' }),
  legalTexts: byId(FIXED_ENTRIES['legal-text'], LegalTextBody),
  notices: byId(FIXED_ENTRIES['booking-notice'], BookingNoticeBody),
  packages: Type.String({
    description: 'Address of the file with the test packages (`PublishedPackages`), which changes with them',
    examples: ['/published/packages.json?v=Zr0yQmGk2lYb9cTt'],
  }),
});
export type PublishedDocument = Static<typeof PublishedDocument>;

/** The entries of a kind that has a fixed place for each; one that is not published is missing. */
function byId<const Id extends string, Body extends TSchema>(ids: readonly Id[], body: Body) {
  const members = Object.fromEntries(ids.map((id) => [id, Type.Optional(body)]));
  return Type.Object(members as Record<Id, TOptional<Body>>);
}
