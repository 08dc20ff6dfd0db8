import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf, VersionNumber } from '../schemas.ts';
import { ServiceCode, WireDate } from '../text.ts';

/*
 * Opening hours and closures, for managers and administrators. They are changed
 * by way of a preview (`schedule-change.ts`), never by themselves.
 */

export const Version = VersionNumber('As it was last read; an older one is refused with version-conflict');

export const ServicePointId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'servPtId of the point',
});

/** A text of the laboratory by language. */
export const Names = ClosedObject({
  tw: Type.String({ maxLength: 100 }),
  zh: Type.String({ maxLength: 100 }),
  en: Type.String({ maxLength: 100 }),
});
export type Names = Static<typeof Names>;

/** A time of the day, `HH:mm`. @param description what it is the time of */
export const Time = (description: string) =>
  Type.String({
    pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$',
    description: `HH:mm, Hong Kong; ${description}`,
    examples: ['09:00'],
  });

/** One weekly rule: on these days, slots from `opens` on, the last one over by `closes`. */
export const WeeklyPattern = ClosedObject({
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    uniqueItems: true,
    description: '1 Monday to 7 Sunday',
  }),
  opens: Time('start of the first slot'),
  closes: Time('latest end of a slot'),
  everyMinutes: Type.Integer({ minimum: 1, maximum: 1440, description: 'Length of a slot, in minutes' }),
  capacity: Type.Integer({ minimum: 1, maximum: 1000, description: 'Places in each slot' }),
  validFrom: Nullable(WireDate, { description: 'First day; null: always before' }),
  validUntil: Nullable(WireDate, { description: 'Last day; null: for good' }),
});
export type WeeklyPattern = Static<typeof WeeklyPattern>;

/** The patterns of one service point and type: changed together, under one version. */
export const OpeningWeek = Type.Object({
  servPtId: Type.String(),
  type: ServiceCode,
  version: Type.Integer(),
  patterns: Type.Array(WeeklyPattern),
});
export type OpeningWeek = Static<typeof OpeningWeek>;

/** A service point as the pages of the schedule name it. */
export const SchedulePoint = Type.Object({
  servPtId: Type.String(),
  names: Names,
  district: Names,
  city: Type.String({ description: 'Stable code: HK, KLN, NT' }),
  cityNames: Names,
  types: Type.Array(ServiceCode),
  restWeekdays: Type.Array(Type.Integer(), { description: 'Weekly rest; 1 Monday to 7 Sunday' }),
});
export type SchedulePoint = Static<typeof SchedulePoint>;

/** The most seats that opening hours may give a slot of a service. */
const SeatLimit = Type.Object({ type: ServiceCode, most: Type.Integer() });

/** All that is open, by the week; `lastDay` is the last that can be booked at present. */
export const Schedule = Type.Object({
  today: WireDate,
  lastDay: WireDate,
  points: Type.Array(SchedulePoint),
  weeks: Type.Array(OpeningWeek, { description: 'One for each point and type it offers' }),
  seatLimits: Type.Array(SeatLimit, { description: 'One for each service' }),
});
export type Schedule = Static<typeof Schedule>;

/** Hours of a day that are closed. */
export const ClosureHours = ClosedObject({
  from: Time('the first minute that is closed'),
  until: Time('when it is open again; later than `from`'),
});
export type ClosureHours = Static<typeof ClosureHours>;

/** Days, or hours of days, without service, or without one: everywhere, in one city, or at one service point. */
export const Closure = Type.Object({
  closureId: Type.String({ format: 'uuid' }),
  version: Type.Integer(),
  kind: OneOf(['public-holiday', 'closure']),
  from: WireDate,
  until: WireDate,
  servPtId: Nullable(Type.String()),
  city: Nullable(Type.String(), { description: 'Null, and no point: everywhere' }),
  type: Nullable(ServiceCode, { description: 'The only service that is closed; null: all of them' }),
  hours: Nullable(ClosureHours, { description: 'Closed hours of each of the days; null: whole days' }),
  names: Names,
});
export type Closure = Static<typeof Closure>;

export const ClosureQuery = ClosedObject({
  year: Type.String({
    pattern: '^20\\d\\d$',
    description: 'Four digits, 2000 to 2099',
    examples: ['2026'],
  }),
});

/** The closures of a year, by their first day. */
export const ClosureYear = Type.Object({ today: WireDate, closures: Type.Array(Closure) });
export type ClosureYear = Static<typeof ClosureYear>;

/** A public holiday that could be entered. */
export const OfferedHoliday = Type.Object({
  day: WireDate,
  names: Names,
  entered: Type.Boolean({ description: 'Whether a public holiday of that day is entered already' }),
});
export type OfferedHoliday = Static<typeof OfferedHoliday>;

/** Characters of a calendar file, several times what the government's have. */
export const HOLIDAY_FILE_MOST = 100_000;

/** Calendar files at once: one a language. */
export const HOLIDAY_FILES_MOST = 3;

/** What the government publishes as JSON (1823, one file a language), as text; the files of several languages fit together. */
export const HolidayFiles = ClosedObject({
  files: Type.Array(Type.String({ maxLength: HOLIDAY_FILE_MOST }), {
    minItems: 1,
    maxItems: HOLIDAY_FILES_MOST,
  }),
});
export type HolidayFiles = Static<typeof HolidayFiles>;

/** Of a refusal `holiday-file`: which file and event, and what is wrong with it. */
export const HolidayFileFault = Type.Object({
  file: Type.Integer({ description: 'From 1' }),
  event: Nullable(Type.Integer(), { description: 'From 1; null: the file as a whole' }),
  fault: OneOf(['not-json', 'not-calendar', 'no-events', 'bad-day', 'no-name', 'same-language', 'too-many']),
});
export type HolidayFileFault = Static<typeof HolidayFileFault>;

/** Of the refusals of a week: the first pattern that is wrong, and the one it overlaps; counted from 0. */
export const WeekProblem = Type.Object({
  problem: OneOf(['pattern-times', 'pattern-overlap', 'pattern-seats']),
  at: Type.Integer(),
  other: Type.Optional(Type.Integer()),
  most: Type.Optional(Type.Integer({ description: 'The most seats that the service allows in a slot' })),
});

/** Whether a service point is retired; under the version of the point. */
const Retirement = Type.Object({
  version: Type.Integer(),
  retiredFrom: Nullable(WireDate, { description: 'First day without service; null: it is open' }),
});
export type Retirement = Static<typeof Retirement>;

/** Of a `version-conflict`: the week, closure or retirement as it is now; no closure where it is gone. */
export const ScheduleConflict = Type.Object({
  retirement: Type.Optional(Retirement),
  week: Type.Optional(OpeningWeek),
  closure: Type.Optional(Nullable(Closure)),
});
export type ScheduleConflict = Static<typeof ScheduleConflict>;
