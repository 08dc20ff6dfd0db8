import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf, VersionNumber } from '../schemas.ts';
import { Instant, PersonText, ServiceCode, WireDate, WireLanguage, WireServTime } from '../text.ts';
import { CreateRequest } from './appointment.ts';

const Hour = (description: string) =>
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', description, examples: ['09:00'] });

export const waitingWishes = {
  servPtIds: Type.Array(PersonText(64, 'Service point'), {
    minItems: 1,
    maxItems: 100,
    description: 'Service points that suit',
  }),
  firstDay: WireDate,
  lastDay: WireDate,
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
    minItems: 1,
    maxItems: 7,
    description: '1 Monday to 7 Sunday',
  }),
  from: Hour('A visit begins at this time or later; Hong Kong time'),
  until: Hour('A visit begins before this time; Hong Kong time'),
};

const { name, docNo, telNo, email, uuid, captcha, language, type } = CreateRequest.properties;

/** Joining the waiting list, `docs/rules/waiting-list.md`. */
export const WaitingRequest = ClosedObject({
  name,
  docNo,
  telNo,
  email,
  uuid,
  captcha,
  language,
  type,
  ...waitingWishes,
  apptRecordId: Type.Optional(
    PersonText(64, 'A booking of this person that is given up as an earlier place is taken'),
  ),
});
export type WaitingRequest = Static<typeof WaitingRequest>;

/** How the laboratory runs its waiting list. */
export const WaitingSettings = ClosedObject({
  version: VersionNumber('To change them from'),
  isOn: Type.Boolean({ description: 'Whether visitors can join and places are offered' }),
  offerMinutes: Type.Integer({ minimum: 5, maximum: 720, description: 'How long a place is kept' }),
  sameDayMinutes: Type.Integer({
    minimum: 5,
    maximum: 120,
    description: 'The same on the day of the visit',
  }),
  deskReserve: Type.Integer({
    minimum: 0,
    maximum: 50,
    description: 'Free places of a service point and day that are not offered',
  }),
});
export type WaitingSettings = Static<typeof WaitingSettings>;

/** Of a refusal `version-conflict`. */
export const WaitingSettingsConflict = Type.Object({ settings: WaitingSettings });

/** Whether there is a waiting list to join. */
export const WaitingState = Type.Object({ isOn: Type.Boolean() });
export type WaitingState = Static<typeof WaitingState>;

/** Waiting for an earlier place by the link of a booking, which is given up for it. */
export const EarlierRequest = ClosedObject({
  link: PersonText(200, 'Of a message about the booking'),
  language,
  ...waitingWishes,
});
export type EarlierRequest = Static<typeof EarlierRequest>;

/** Whoever has the link of an entry may see it, end it, and take what it is offered. */
export const WaitingLink = ClosedObject({ link: PersonText(300, 'Link of the entry') });
export type WaitingLink = Static<typeof WaitingLink>;

/** An entry of the waiting list as its visitor sees it. */
export const WaitingEntry = Type.Object({
  link: Type.String({ description: 'By which the entry is seen, ended and accepted' }),
  state: OneOf(['WAITING', 'OFFERED', 'TAKEN', 'ENDED']),
  type: ServiceCode,
  ...waitingWishes,
  language: WireLanguage,
  givesUpBooking: Type.Boolean({ description: 'Whether a booking is given up as a place is taken' }),
  ahead: Type.Integer({ description: 'Entries before this one that wait for one of the same points' }),
  offer: Type.Optional(
    Type.Object({
      servPtId: Type.String(),
      servTime: WireServTime,
      endsAt: Instant('Until when the place is kept'),
      secondsLeft: Type.Integer({ description: 'At the moment of the answer' }),
    }),
  ),
  lostOffer: Type.Optional(
    OneOf(['EXPIRED', 'WITHDRAWN'], {
      description:
        'How the last offer ended that was neither taken nor passed on, until there is another. EXPIRED: its time ' +
        'was over; WITHDRAWN: the place was closed',
    }),
  ),
});
export type WaitingEntry = Static<typeof WaitingEntry>;
