import { type Static, Type } from 'typebox';
import { LocalLine, LocalText, SINGLE_LINE } from './content-body.ts';
import { ChangedAt, ChangedBy, Version } from './editing.ts';

const closed = { additionalProperties: false };
const SHORT = 200;

const Weekday = Type.Integer({ minimum: 1, maximum: 7 });

const Ability = Type.Object(
  {
    type: Type.Union([Type.Literal('ECG'), Type.Literal('other')], { description: 'What is booked' }),
    name: LocalLine(SHORT),
  },
  closed,
);

/** What staff write of a service point. One without abilities is not offered to visitors. */
export const ServicePointBody = Type.Object(
  {
    city: Type.String({
      minLength: 1,
      maxLength: 16,
      description: 'Code of a city that has a point already',
    }),
    district: LocalLine(SHORT),
    belongTo: Type.String({
      minLength: 1,
      maxLength: 16,
      pattern: SINGLE_LINE,
      description: 'Short tag of the owning body',
    }),
    companyName: LocalLine(SHORT),
    name: LocalLine(SHORT),
    address: LocalLine(SHORT),
    bizTime: Type.Optional(LocalText(500)),
    tel: Type.String({ minLength: 1, maxLength: 40, pattern: SINGLE_LINE }),
    restWeekdays: Type.Array(Weekday, {
      maxItems: 7,
      uniqueItems: true,
      description: '1 Monday to 7 Sunday',
    }),
    abilities: Type.Array(Ability, { maxItems: 20 }),
  },
  closed,
);
export type ServicePointBody = Static<typeof ServicePointBody>;

/** A service point as staff see it. */
export const StaffServicePoint = Type.Object({
  servPtId: Type.String(),
  version: Version,
  cityName: LocalText(SHORT),
  body: ServicePointBody,
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffServicePoint = Static<typeof StaffServicePoint>;

export const ServicePointParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

const Unchecked = Type.Record(Type.String(), Type.Unknown(), {
  description: 'As `body` of the answer; what is wrong comes in `data.problems` of `content-invalid`',
});
export const NewServicePointRequest = Type.Object({ body: Unchecked }, closed);
export const ServicePointWrite = Type.Object({ version: Version, body: Unchecked }, closed);

const Order = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 1_000 });
export const ServicePointOrder = Type.Object({ former: Order, order: Order }, closed);
