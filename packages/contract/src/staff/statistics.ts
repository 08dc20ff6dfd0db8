import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { WireDate, WireServiceType } from '../text.ts';

export const StatisticsQuery = ClosedObject({
  from: WireDate,
  until: WireDate,
  by: OneOf(['day', 'point', 'service'], {
    description: 'A row a day, a service point or a service',
  }),
  servicePointId: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'Of this point only' }),
  ),
  serviceType: Type.Optional(WireServiceType),
});
export type StatisticsQuery = Static<typeof StatisticsQuery>;

const Count = (description: string) => Type.Integer({ minimum: 0, description });

const COUNTS = {
  bookings: Count('All that were made, whatever became of them; the sum of the five that follow'),
  cancelled: Count('Cancelled'),
  attended: Count('Attended'),
  noShows: Count('Marked as not come'),
  unmarked: Count('Begun, and neither marked as attended nor as not come'),
  coming: Count('Still to come'),
  taken: Count('Places that are or were taken: bookings that are not cancelled'),
  capacity: Count('Places of all slots'),
  leadDays: Nullable(
    Type.Object({
      lower: Type.Number({ description: 'First quartile' }),
      median: Type.Number(),
      upper: Type.Number({ description: 'Third quartile' }),
    }),
    {
      description: 'Days from making a booking to its visit, of those not cancelled; null when there is none',
    },
  ),
};

const Name = Type.Object({ tw: Type.String(), zh: Type.String(), en: Type.String() });

export const StatisticsRow = Type.Object({
  key: Type.String({ description: 'Day as YYYY-MM-DD, id of the service point, or code of the service' }),
  name: Nullable(Name, {
    description: 'Of the service point; null for a day and a service',
  }),
  ...COUNTS,
});
export type StatisticsRow = Static<typeof StatisticsRow>;

/** Bookings that were marked as attended or as not come; walk-ins, which nobody could confirm, are left out. */
const AttendanceGroup = Type.Object({
  confirmed: Type.Boolean({
    description: 'Whether the visitor had confirmed, by the link, to come at this time',
  }),
  reminded: Type.Boolean({ description: 'Whether a reminder of this time was sent' }),
  attended: COUNTS.attended,
  noShows: COUNTS.noShows,
});
export type AttendanceGroup = Static<typeof AttendanceGroup>;

/** Erased bookings count like all others: they have lost their person, not their seat. */
export const Statistics = Type.Object({
  from: WireDate,
  until: WireDate,
  by: StatisticsQuery.properties.by,
  points: Type.Array(Type.Object({ servicePointId: Type.String(), name: Name }), {
    description: 'Every service point, to choose from',
  }),
  total: Type.Object(COUNTS),
  attendance: Type.Array(AttendanceGroup, {
    description: 'Whether confirming and reminders go with attendance: the four groups, of the whole period',
  }),
  rows: Type.Array(StatisticsRow, { description: 'Every day, or every service point or service there is' }),
});
export type Statistics = Static<typeof Statistics>;
