import { type Static, Type } from 'typebox';
import { closed, Names, ServicePointId, ServiceTypeName, Version, WeeklyPattern } from './schedule.ts';
import { WireDate, WireLanguage, WireServTime } from './text.ts';

/*
 * Before a change bites: it is previewed with whom it affects and where they could
 * go, then confirmed with a decision for each of them, all in one transaction.
 */

const ClosureId = Type.String({ format: 'uuid' });

/** What is to be changed. */
export const ScheduleChange = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('week'),
      servPtId: ServicePointId,
      type: ServiceTypeName,
      version: Version,
      patterns: Type.Array(WeeklyPattern, {
        maxItems: 40,
        description: 'All of them, instead of the former',
      }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('closure'),
      from: WireDate,
      until: WireDate,
      servPtId: Type.Union([ServicePointId, Type.Null()]),
      city: Type.Union([Type.String({ minLength: 1, maxLength: 16 }), Type.Null()], {
        description: 'Code of the city; null, and no point: everywhere',
      }),
      names: Names,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('closure-change'),
      closureId: ClosureId,
      version: Version,
      from: WireDate,
      until: WireDate,
      names: Names,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('closure-end'), closureId: ClosureId, version: Version }, closed),
  Type.Object(
    {
      kind: Type.Literal('holidays'),
      days: Type.Array(Type.Object({ day: WireDate, names: Names }, closed), { minItems: 1, maxItems: 60 }),
    },
    closed,
  ),
]);
export type ScheduleChange = Static<typeof ScheduleChange>;

/** A time at a service point. */
export const Place = Type.Object({ servPtId: ServicePointId, servTime: WireServTime }, closed);
export type Place = Static<typeof Place>;

/** A place that can be chosen. */
export const OfferedPlace = Type.Object({
  servPtId: Type.String(),
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong' }),
  free: Type.Integer({
    description: 'Places once the change is made, before any booking that is affected has gone there',
  }),
});
export type OfferedPlace = Static<typeof OfferedPlace>;

/** A booking that cannot stay where it is. */
export const AffectedBooking = Type.Object({
  apptRecordId: Type.String({ format: 'uuid' }),
  reservationCode: Type.String(),
  name: Type.String(),
  maskedDocumentNumber: Type.String({ description: 'A123***(*)' }),
  language: WireLanguage,
  tell: Type.Union([Type.Literal('email'), Type.Literal('telephone')], {
    description: 'How the visitor will be told; by telephone means by the desk',
  }),
  type: ServiceTypeName,
  servPtId: Type.String(),
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong' }),
  proposals: Type.Array(OfferedPlace, {
    description:
      'Free for this booking whatever the others take by their first; the best first; none: nothing was found. ' +
      'After `preview-outdated` a place that was chosen and is still free comes last, if it is none of these.',
  }),
});
export type AffectedBooking = Static<typeof AffectedBooking>;

export const SchedulePreview = Type.Object({
  fingerprint: Type.String({
    description: 'Of the change and whom it affects; goes back with the confirmation',
  }),
  slots: Type.Object(
    {
      added: Type.Integer(),
      removed: Type.Integer(),
      enlarged: Type.Integer(),
      reduced: Type.Integer(),
    },
    { description: 'Of the days that can be booked at present' },
  ),
  holds: Type.Integer({ description: 'Visitors who are filling in the form and will lose the held place' }),
  bookings: Type.Array(AffectedBooking, { description: 'By time, then by when they were made' }),
});
export type SchedulePreview = Static<typeof SchedulePreview>;

export const PreviewRequest = Type.Object({ change: ScheduleChange }, closed);
export type PreviewRequest = Static<typeof PreviewRequest>;

/** Where else one booking that is affected could go: any service point, any day. */
export const PlacesRequest = Type.Object(
  {
    change: ScheduleChange,
    apptRecordId: Type.String({ format: 'uuid' }),
    servPtId: ServicePointId,
    day: WireDate,
  },
  closed,
);
export type PlacesRequest = Static<typeof PlacesRequest>;

export const Decision = Type.Object(
  {
    apptRecordId: Type.String({ format: 'uuid' }),
    move: Type.Union([Place, Type.Null()], { description: 'The new place; null: cancelled' }),
  },
  closed,
);
export type Decision = Static<typeof Decision>;

export const ConfirmRequest = Type.Object(
  {
    change: ScheduleChange,
    fingerprint: Type.String({ minLength: 1, maxLength: 100, description: 'Of the preview' }),
    decisions: Type.Array(Decision, { maxItems: 5_000, description: 'One for each booking of the preview' }),
  },
  closed,
);
export type ConfirmRequest = Static<typeof ConfirmRequest>;

export const ChangeOutcome = Type.Object({
  moved: Type.Integer(),
  cancelled: Type.Integer(),
  messages: Type.Integer({ description: 'Queued' }),
});
export type ChangeOutcome = Static<typeof ChangeOutcome>;

/** `data` of the refusal `preview-outdated`. */
export const OutdatedPreview = Type.Object({ preview: SchedulePreview });
export type OutdatedPreview = Static<typeof OutdatedPreview>;
