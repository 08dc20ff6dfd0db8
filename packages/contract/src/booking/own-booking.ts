import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { Instant, PersonText, WireLanguage, WireServiceType, WireServTime } from '../text.ts';
import { BookingRecord } from './appointment.ts';

const link = PersonText(200, 'Of a message about the booking');

export const OwnLink = ClosedObject({ link });
export type OwnLink = Static<typeof OwnLink>;

export const OwnChange = ClosedObject({
  link,
  servPtId: PersonText(64, 'Service point'),
  servTime: WireServTime,
  language: WireLanguage,
  type: Type.Optional(WireServiceType),
  holdId: Type.Optional(PersonText(64, 'The place held for this visitor')),
});
export type OwnChange = Static<typeof OwnChange>;

export const OwnReminders = ClosedObject({
  link,
  wanted: Type.Boolean({ description: 'Whether reminders are sent to the contacts of this booking' }),
});
export type OwnReminders = Static<typeof OwnReminders>;

/** A booking as its link shows it: neither document number nor contacts, as a link may be passed on. */
export const OwnBooking = Type.Object({
  ...Type.Omit(BookingRecord, ['docNo', 'telNo', 'email', 'link']).properties,
  state: OneOf(['coming', 'cancelled', 'over']),
  attendanceConfirmedAt: Nullable(Instant('When the visitor has said that they will come')),
  reminders: Type.Boolean({ description: 'Whether reminders are sent to the contacts of this booking' }),
});
export type OwnBooking = Static<typeof OwnBooking>;
