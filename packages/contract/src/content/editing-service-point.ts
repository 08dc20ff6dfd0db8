import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { ServiceCode, WireDate } from '../text.ts';
import { ChangedAt, ChangedBy, Unchecked, Version } from './editing.ts';
import { LocalLine, LocalText, SINGLE_LINE } from './local-body.ts';

const SHORT = 200;

const Weekday = Type.Integer({ minimum: 1, maximum: 7 });

const Ability = ClosedObject({
  type: ServiceCode,
  name: LocalLine(SHORT),
});

/** What staff write of a service point. One without abilities is not offered to visitors. */
export const ServicePointBody = ClosedObject({
  district: Type.String({ minLength: 1, maxLength: 64, description: 'Id of a district, see listAreas' }),
  belongTo: Type.String({
    minLength: 1,
    maxLength: 16,
    pattern: SINGLE_LINE,
    description: 'Short tag of the owning body',
    examples: ['PHL'],
  }),
  companyName: LocalLine(SHORT),
  name: LocalLine(SHORT),
  address: LocalLine(SHORT),
  bizTime: Type.Optional(LocalText(500)),
  tel: Type.String({ minLength: 1, maxLength: 40, pattern: SINGLE_LINE, examples: ['21234567'] }),
  restWeekdays: Type.Array(Weekday, {
    maxItems: 7,
    uniqueItems: true,
    description: '1 Monday to 7 Sunday',
  }),
  abilities: Type.Array(Ability, { maxItems: 20 }),
  mapLink: Type.Optional(
    Type.String({
      maxLength: 500,
      pattern: '^https://\\S+$',
      description: 'The point on a map for people',
      examples: ['https://www.map.gov.hk/gm/'],
    }),
  ),
  coordinates: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^-?\\d{1,2}(?:\\.\\d{1,12})?\\s*,\\s*-?\\d{1,3}(?:\\.\\d{1,12})?$',
      description: 'Latitude and longitude in degrees, as maps give them',
      examples: ['22.2819, 114.1588'],
    }),
  ),
  directions: Type.Optional(LocalText(1_000)),
});
export type ServicePointBody = Static<typeof ServicePointBody>;

/** A service point as staff see it. */
export const StaffServicePoint = Type.Object({
  servPtId: Type.String(),
  version: Version,
  city: Type.String({ description: 'Code of the city of its district' }),
  cityName: LocalText(SHORT),
  districtName: LocalText(SHORT),
  retiredFrom: Nullable(WireDate, { description: 'First day without service; null: it is open' }),
  body: ServicePointBody,
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffServicePoint = Static<typeof StaffServicePoint>;

/** Of `version-conflict`: the point as it is now. */
export const ServicePointConflict = Type.Object({ point: StaffServicePoint });
/** Of `version-conflict`, where the order is no longer the former one: the points as they are now. */
export const ServicePointsConflict = Type.Object({ points: Type.Array(StaffServicePoint) });
/** Of `bookings-in-the-way`. */
export const BookingsInTheWay = Type.Object({ count: Type.Integer({ description: 'Of coming bookings' }) });
/** Of `service-point-named`. */
export const NamingCentres = Type.Object({
  centres: Type.Array(LocalText(SHORT), { description: 'Names of published collection centres' }),
});

/** What hangs on a service point. */
export const ServicePointUse = Type.Object({
  version: Version,
  retiredFrom: Nullable(WireDate),
  upcoming: Type.Integer({ description: 'Coming bookings' }),
  lastBooked: Nullable(WireDate, { description: 'Day of the last of them' }),
  hasHistory: Type.Boolean({ description: 'Whether anything was ever booked there: it can retire, not go' }),
});
export type ServicePointUse = Static<typeof ServicePointUse>;

export const ServicePointParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const NewServicePointRequest = ClosedObject({ body: Unchecked });
export const ServicePointWrite = ClosedObject({ version: Version, body: Unchecked });

const Order = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 1_000 });
export const ServicePointOrder = ClosedObject({ former: Order, order: Order });
