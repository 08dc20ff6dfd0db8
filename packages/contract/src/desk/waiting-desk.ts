import { type Static, Type } from 'typebox';
import { waitingWishes } from '../booking/waiting.ts';
import { Names } from '../schedule/schedule.ts';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { Instant, ServiceCode, WireLanguage } from '../text.ts';

/* The waiting list as the desk sees it. */

export const WAITING_GROUPS = ['waiting', 'taken', 'ended'] as const;
export type WaitingGroup = (typeof WAITING_GROUPS)[number];

const Group = OneOf(WAITING_GROUPS, {
  description: 'waiting: waits or has an offer; taken: has got a place; ended: has left, or waited in vain',
});

export const WaitingQuery = ClosedObject({ group: Group, type: Type.Optional(ServiceCode) });
export type WaitingQuery = Static<typeof WaitingQuery>;

/** A place that somebody who waits was offered. */
export const WaitingOffer = Type.Object({
  point: Nullable(Names, { description: 'Null where the slot is gone' }),
  servTime: Type.String({ description: 'YYYY-MM-DD HH:mm:ss, Hong Kong; empty where the slot is gone' }),
  outcome: OneOf(['open', 'taken', 'passed', 'expired', 'withdrawn'], {
    description:
      'open: kept at this moment; passed: on to the next one; expired: nothing was heard; withdrawn: the place was closed',
  }),
  offeredAt: Instant('When it was offered'),
  endsAt: Instant('Until when it is or was kept'),
});
export type WaitingOffer = Static<typeof WaitingOffer>;

export const WaitingDeskEntry = Type.Object({
  entryId: Type.String({ format: 'uuid' }),
  group: Group,
  type: ServiceCode,
  ...waitingWishes,
  points: Type.Array(Names, { description: 'Names of the service points' }),
  name: Type.String({ description: 'Empty where the personal data cannot be read' }),
  maskedDocumentNumber: Type.String(),
  telNo: Type.String({ description: 'Empty when there is none' }),
  email: Type.String({ description: 'Empty when there is none' }),
  language: WireLanguage,
  givesUp: Type.String({
    description: 'Reservation code of the booking that is given up; empty where there is none',
  }),
  joinedAt: Instant('When they joined'),
  offers: Type.Array(WaitingOffer, { description: 'The latest first' }),
});
export type WaitingDeskEntry = Static<typeof WaitingDeskEntry>;

export const WaitingList = Type.Object({
  isOn: Type.Boolean({ description: 'Whether visitors can join and places are offered' }),
  counts: Type.Record(Type.String(), Type.Integer(), { description: 'By group' }),
  entries: Type.Array(WaitingDeskEntry, {
    description:
      'Of the group asked for, at most 500: those who wait in the order of joining, else the latest first',
  }),
});
export type WaitingList = Static<typeof WaitingList>;

/** Why staff end an entry. */
export const WAITING_END_REASONS = [
  'visitor-asked',
  'booked-otherwise',
  'duplicate',
  'not-eligible',
] as const;
export type WaitingEndReason = (typeof WAITING_END_REASONS)[number];

export const EndWaitingRequest = ClosedObject({ reason: OneOf(WAITING_END_REASONS) });
export type EndWaitingRequest = Static<typeof EndWaitingRequest>;

export const WaitingParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
