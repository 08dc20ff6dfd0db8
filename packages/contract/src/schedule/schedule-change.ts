import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { ServiceCode, WireDate, WireLanguage, WireServTime } from '../text.ts';
import { ClosureHours, Names, ServicePointId, Version, WeeklyPattern } from './schedule.ts';

/*
 * Before a change bites: it is previewed with whom it affects and where they could
 * go, then confirmed with a decision for each of them, all in one transaction.
 */

const ClosureId = Type.String({ format: 'uuid' });

/** What is to be changed. */
export const ScheduleChange = Type.Union([
  ClosedObject({
    kind: Type.Literal('week'),
    servPtId: ServicePointId,
    type: ServiceCode,
    version: Version,
    patterns: Type.Array(WeeklyPattern, {
      maxItems: 40,
      description: 'All of them, instead of the former',
    }),
  }),
  ClosedObject({
    kind: Type.Literal('closure'),
    from: WireDate,
    until: WireDate,
    servPtId: Nullable(ServicePointId),
    city: Nullable(Type.String({ minLength: 1, maxLength: 16 }), {
      description: 'Code of the city; null, and no point: everywhere',
    }),
    type: Type.Optional(
      Nullable(ServiceCode, { description: 'The only service to be closed; null or missing: all of them' }),
    ),
    hours: Type.Optional(
      Nullable(ClosureHours, {
        description:
          'Closed hours of each of the days: slots that have a minute in common with them. Null or missing: whole days',
      }),
    ),
    names: Names,
  }),
  ClosedObject({
    kind: Type.Literal('closure-change'),
    closureId: ClosureId,
    version: Version,
    from: WireDate,
    until: WireDate,
    hours: Type.Optional(
      Nullable(ClosureHours, { description: 'Null: whole days; missing: as they are now' }),
    ),
    names: Names,
  }),
  ClosedObject({ kind: Type.Literal('closure-end'), closureId: ClosureId, version: Version }),
  ClosedObject({
    kind: Type.Literal('holidays'),
    days: Type.Array(ClosedObject({ day: WireDate, names: Names }), { minItems: 1, maxItems: 60 }),
  }),
  ClosedObject({
    kind: Type.Literal('retirement'),
    servPtId: ServicePointId,
    version: Version,
    from: Nullable(WireDate, {
      description: 'First day without service, today or later; null: the point is open again',
    }),
  }),
]);
export type ScheduleChange = Static<typeof ScheduleChange>;

/** A time at a service point. */
export const ChosenSlot = ClosedObject({ servPtId: ServicePointId, servTime: WireServTime });
export type ChosenSlot = Static<typeof ChosenSlot>;

/** A slot that can be chosen. */
export const OfferedSlot = Type.Object({
  servPtId: Type.String(),
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong' }),
  free: Type.Integer({
    description: 'Places once the change is made, before any booking that is affected has gone there',
  }),
});
export type OfferedSlot = Static<typeof OfferedSlot>;

/** A booking that cannot stay where it is. */
export const AffectedBooking = Type.Object({
  apptRecordId: Type.String({ format: 'uuid' }),
  reservationCode: Type.String(),
  name: Type.String(),
  maskedDocumentNumber: Type.String({ description: 'A123***(*)' }),
  language: WireLanguage,
  tell: OneOf(['email', 'telephone'], {
    description: 'How the visitor will be told; by telephone means by the desk',
  }),
  type: ServiceCode,
  servPtId: Type.String(),
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong' }),
  proposals: Type.Array(OfferedSlot, {
    description:
      'Free for this booking whatever the others take by their first; the best first; none: nothing was found. ' +
      'After `preview-outdated` a slot that was chosen and is still free comes last, if it is none of these.',
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
  holds: Type.Integer({ description: 'Visitors who are filling in the form and will lose the held seat' }),
  bookings: Type.Array(AffectedBooking, { description: 'By time, then by when they were made' }),
});
export type SchedulePreview = Static<typeof SchedulePreview>;

export const PreviewRequest = ClosedObject({ change: ScheduleChange });
export type PreviewRequest = Static<typeof PreviewRequest>;

/** Where else one booking that is affected could go: any service point, any day. */
export const OfferedSlotsRequest = ClosedObject({
  change: ScheduleChange,
  apptRecordId: Type.String({ format: 'uuid' }),
  servPtId: ServicePointId,
  day: WireDate,
});
export type OfferedSlotsRequest = Static<typeof OfferedSlotsRequest>;

export const Decision = ClosedObject({
  apptRecordId: Type.String({ format: 'uuid' }),
  move: Nullable(ChosenSlot, { description: 'The new slot; null: cancelled' }),
});
export type Decision = Static<typeof Decision>;

export const ConfirmRequest = ClosedObject({
  change: ScheduleChange,
  fingerprint: Type.String({ minLength: 1, maxLength: 100, description: 'Of the preview' }),
  decisions: Type.Array(Decision, { maxItems: 5_000, description: 'One for each booking of the preview' }),
});
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
