import { MOST_REMINDER_HOURS, MOST_REMINDERS } from '@phial/domain/booking/reminder';
import { type Static, Type } from 'typebox';
import { DaysAhead, Minutes, Preparation, ServiceColour, ServiceIcon } from '../booking/service.ts';
import { ClosedObject, OneOf } from '../schemas.ts';
import { ServiceCode } from '../text.ts';
import { ChangedAt, ChangedBy, Unchecked, Version } from './editing.ts';
import { LocalLine } from './local-body.ts';

const SHORT = 200;

/** When visitors are reminded, and how. No two are at the same time, which the server checks beside. */
export const Reminders = Type.Array(
  ClosedObject({
    hours: Type.Integer({
      minimum: 1,
      maximum: MOST_REMINDER_HOURS,
      description: 'Hours before the appointment',
    }),
    by: OneOf(['any', 'text'], {
      description:
        'any: by e-mail where there is an address, else by text message; text: by text message alone',
    }),
  }),
  { maxItems: MOST_REMINDERS, description: 'Empty: visitors are not reminded' },
);

/** What staff write of a service. */
export const ServiceBody = ClosedObject({
  name: LocalLine(SHORT),
  /** For lists and narrow columns of the staff site. */
  shortName: LocalLine(30),
  detail: LocalLine(SHORT),
  minutes: Minutes,
  preparation: Preparation,
  colour: ServiceColour,
  icon: ServiceIcon,
  daysAhead: DaysAhead,
  mostSeats: Type.Integer({
    minimum: 1,
    maximum: 1000,
    description: 'The most seats that opening hours may give a slot; 1: one visitor at a time',
  }),
  reminders: Reminders,
});
export type ServiceBody = Static<typeof ServiceBody>;

/** A service as staff see it. */
export const StaffService = Type.Object({
  code: ServiceCode,
  version: Version,
  state: OneOf(['ACTIVE', 'RETIRED'], { description: 'RETIRED offers nothing new; its bookings stay' }),
  body: ServiceBody,
  points: Type.Integer({ description: 'Service points that offer it' }),
  deletable: Type.Boolean({ description: 'No service point, opening hours or booking refers to it' }),
  updatedAt: ChangedAt,
  updatedBy: ChangedBy,
});
export type StaffService = Static<typeof StaffService>;

/** Of `version-conflict`: the service as it is now. */
export const ServiceConflict = Type.Object({ service: StaffService });
/** Of `version-conflict`, where the order is no longer the former one: the services as they are now. */
export const ServicesConflict = Type.Object({ services: Type.Array(StaffService) });

export const ServiceParams = Type.Object({ code: ServiceCode });

export const NewServiceRequest = ClosedObject({
  code: Type.String({ maxLength: 64, description: 'Never changes; see the pattern of a code' }),
  body: Unchecked,
});
export const ServiceWrite = ClosedObject({ version: Version, body: Unchecked });

const Order = Type.Array(ServiceCode, { maxItems: 1_000 });
export const ServiceOrder = ClosedObject({ former: Order, order: Order });
