import { MAX_DAYS_AHEAD } from '@phial/domain/booking/availability';
import { SERVICE_COLOURS, SERVICE_ICONS } from '@phial/domain/booking/service-type';
import { type Static, Type } from 'typebox';
import { LocalLine, LocalText } from '../content/local-body.ts';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { InThreeLanguages, ServiceCode } from '../text.ts';

const SHORT = 200;
const LONG = 500;

/**
 * How visitors prepare: facts, which the sites put into words, and words of the laboratory. Identity card and request
 * note are always brought, and stand in no list.
 */
export const Preparation = ClosedObject({
  /** Missing where visitors need not fast; the title says when it applies, if not always. */
  fasting: Type.Optional(
    ClosedObject({
      hours: Type.Integer({ minimum: 1, maximum: 48, description: 'Hours without food before the visit' }),
      water: Type.Boolean({ description: 'Whether water is allowed meanwhile' }),
      title: Type.Optional(LocalLine(SHORT)),
    }),
  ),
  bring: Type.Array(LocalLine(SHORT), {
    maxItems: 10,
    description: 'Besides identity card and request note',
  }),
  restrictions: Type.Array(
    ClosedObject({
      who: LocalLine(SHORT),
      weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
        maxItems: 7,
        uniqueItems: true,
        description: '1 Monday to 7 Sunday; empty: on no day',
      }),
    }),
    { maxItems: 10, description: 'Who cannot come, and on which weekdays' },
  ),
  notes: Type.Array(ClosedObject({ title: LocalLine(SHORT), text: LocalText(LONG) }), { maxItems: 10 }),
});
export type Preparation = Static<typeof Preparation>;

export const ServiceColour = OneOf(SERVICE_COLOURS, { description: 'Of the palette of the sites' });

export const ServiceIcon = OneOf(SERVICE_ICONS, { description: 'Of the drawings of the sites' });

export const Minutes = Nullable(Type.Integer({ minimum: 1, maximum: 480 }), {
  description: 'Length of a visit; null where the laboratory does not say',
});

export const DaysAhead = Type.Integer({
  minimum: 1,
  maximum: MAX_DAYS_AHEAD,
  description: 'The last day that can be booked, counted from today',
});

/** A service as visitors see it. */
export const BookingService = Type.Object({
  code: ServiceCode,
  name: InThreeLanguages,
  shortName: InThreeLanguages,
  detail: InThreeLanguages,
  minutes: Minutes,
  preparation: Preparation,
  colour: ServiceColour,
  icon: ServiceIcon,
  daysAhead: DaysAhead,
  bookable: Type.Boolean({ description: 'Not retired, and offered by a service point' }),
});
export type BookingService = Static<typeof BookingService>;
