import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { MAX_SERVICE_CODE_LENGTH } from '@phial/domain/booking/service-type';
import { type Static, Type } from 'typebox';
import { OneOf } from '../schemas.ts';
import { ServiceCode, WireDate, WireServTime } from '../text.ts';

export const Slot = Type.Object({
  servPtApptTimeId: Type.String(),
  activeTimeBegin: WireServTime,
  time: Type.String({ description: 'HH:mm', examples: ['09:30'] }),
  day: WireDate,
  hasQuota: Type.Boolean(),
});
export type Slot = Static<typeof Slot>;

export const Day = Type.Object({
  tag: OneOf(['ACTIVE', 'BREAKDAY', 'UNACTIVE']),
  slots: Type.Array(Slot),
});
export type Day = Static<typeof Day>;

/** Keyed by date; a date that is absent is not open. */
export const Availability = Type.Record(Type.String(), Day);
export type Availability = Static<typeof Availability>;

/** The range, `docs/rules/calendar.md#range`. */
export const AvailabilityQuery = Type.Object({
  startDate: Type.Optional(WireDate),
  endDate: Type.Optional(WireDate),
  firstDay: Type.Optional(WireDate),
  type: Type.Optional(Type.String({ maxLength: MAX_SERVICE_CODE_LENGTH })),
  people: Type.Optional(
    Type.String({
      pattern: `^[1-${MOST_PEOPLE}]$`,
      description:
        '`hasQuota` for so many people: a seat at that time, and the others within an hour from it',
      examples: ['2'],
    }),
  ),
});
export type AvailabilityQuery = Static<typeof AvailabilityQuery>;

/** What both calls for times have, the visitors' and the desk's. */
export const TIMES = {
  query: AvailabilityQuery,
  answer: Availability,
  beside: {
    now: Type.String({
      description: 'Time of the server, YYYY-MM-DD HH:mm:ss, Hong Kong',
      examples: ['2026-11-20 12:00:00'],
    }),
  },
} as const;

/** The first free time of each service point, `YYYY-MM-DD HH:mm:ss` in Hong Kong, keyed by `servPtId`; a point without one is left out. */
export const SoonestTimes = Type.Record(Type.String(), Type.String());
export type SoonestTimes = Static<typeof SoonestTimes>;

/** A free time offered in place of one that was lost. */
export const FreeTime = Type.Object({
  servPtId: Type.String(),
  servTime: WireServTime,
  type: ServiceCode,
  servPtEng: Type.String(),
  servPtCht: Type.String(),
  servPtChs: Type.String(),
  districtEng: Type.String(),
  districtCht: Type.String(),
  districtChs: Type.String(),
});
export type FreeTime = Static<typeof FreeTime>;

/** `data` of a refusal `slot-full`: nearest free times, soonest difference first. */
export const Alternatives = Type.Object({
  alternatives: Type.Object({
    samePoint: Type.Array(FreeTime, { maxItems: 3 }),
    nearby: Type.Array(FreeTime, { maxItems: 3 }),
  }),
});
export type Alternatives = Static<typeof Alternatives>;
