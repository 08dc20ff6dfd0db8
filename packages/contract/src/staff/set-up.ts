import { type Static, Type } from 'typebox';
import { BookingState } from '../booking/booking-state.ts';
import { LocalText } from '../content/local-body.ts';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';

/** The steps of the set-up, in their order. */
export const SET_UP_STEPS = [
  'laboratory',
  'legal-texts',
  'areas',
  'services',
  'service-points',
  'hours',
  'holidays',
  'staff',
  'content',
  'test-items',
  'messages',
  'preview',
] as const;
export type SetUpStepName = (typeof SET_UP_STEPS)[number];

/** What a step may lack; each has words in `packages/content` (area `staff/set-up`). */
const SET_UP_LACKS = [
  'laboratory-unpublished',
  'laboratory-contact',
  'laboratory-address',
  'terms-unpublished',
  'privacy-unpublished',
  'accessibility-unpublished',
  'no-district',
  'no-service',
  'no-preparation',
  'no-service-point',
  'no-service-at-point',
  'no-free-time',
  'no-holiday',
  'no-staff',
  'no-content',
  'no-test-item',
  'no-mail-server',
  'no-public-address',
] as const;

export const SetUpLack = Type.Object({
  code: OneOf(SET_UP_LACKS),
  isEssential: Type.Boolean({
    description: 'Whether the laboratory cannot be opened for booking without it',
  }),
  names: Type.Optional(
    Type.Array(LocalText(200), {
      description: 'The service points or services concerned, where not all of them are',
    }),
  ),
});
export type SetUpLack = Static<typeof SetUpLack>;

const By = Nullable(Type.String(), { description: 'Name of the account; null when nobody, or deleted' });
const At = Type.String({ description: 'Instant, ISO 8601' });

const SET_UP_MARKS = ['visited', 'skipped', 'done'] as const;

export const SetUpMark = Type.Object({ mark: OneOf(SET_UP_MARKS), at: At, by: By });
export type SetUpMark = Static<typeof SetUpMark>;

export const SetUpStep = Type.Object({
  step: OneOf(SET_UP_STEPS),
  lacks: Type.Array(SetUpLack, { description: 'As it is now; empty when nothing is missing' }),
  mark: Nullable(SetUpMark, { description: 'What somebody has said of the step' }),
});
export type SetUpStep = Static<typeof SetUpStep>;

export const SetUp = Type.Object({
  booking: Type.Object({ state: BookingState, changedAt: At, changedBy: By, version: Type.Integer() }),
  steps: Type.Array(SetUpStep),
});
export type SetUp = Static<typeof SetUp>;

export const SetUpStepParams = ClosedObject({ step: OneOf(SET_UP_STEPS) });
export const SetUpMarkRequest = ClosedObject({ mark: OneOf(SET_UP_MARKS) });

export const BookingOpeningRequest = ClosedObject({
  open: Type.Boolean(),
  version: VersionNumber('Of the state that is changed'),
});

/** Of `set-up-incomplete`. */
export const SetUpIncomplete = Type.Object({
  steps: Type.Array(SetUpStep, { description: 'The steps that lack something essential' }),
});

/** Of `version-conflict`. */
export const SetUpConflict = Type.Object({ setUp: SetUp });
