import { MOST_PEOPLE } from '@phial/domain/booking/party';
import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable } from '../schemas.ts';
import { PersonText, ServiceCode, WireLanguage, WireServiceType, WireServTime } from '../text.ts';
import { ServicePointLocation } from './service-point.ts';

const person = {
  docNo: PersonText(40, 'Hong Kong identity card number with its check character', 'A123456(3)'),
  name: PersonText(400, '1 to 100 characters after trimming', 'Chan Tai Man'),
  telNo: Type.Optional(
    Nullable(PersonText(40, 'Eight digits; this or the e-mail is needed', '21234567'), {
      description: 'Eight digits; this or the e-mail is needed; null is as good as none',
    }),
  ),
  email: Type.Optional(
    Nullable(PersonText(400, 'This or the phone is needed', 'taiman@example.com'), {
      description: 'This or the phone is needed; null is as good as none',
    }),
  ),
};

const captcha = {
  uuid: PersonText(64, 'Of the captcha shown'),
  captcha: PersonText(16, 'The four characters read from it', '7K3P'),
};

/** Booking submission. */
export const CreateRequest = ClosedObject({
  ...person,
  ...captcha,
  servPtId: PersonText(64, 'Service point'),
  servTime: WireServTime,
  language: WireLanguage,
  type: Type.Optional(WireServiceType),
  holdId: Type.Optional(PersonText(64, 'The place held for this visitor')),
  isModifyReserve: Type.Optional(Type.Boolean()),
});
export type CreateRequest = Static<typeof CreateRequest>;

/** People booked in one go at one point, at one time or adjoining ones; `docs/rules/booking.md#several-people`. */
export const PartyRequest = ClosedObject({
  people: Type.Array(ClosedObject(person), {
    minItems: 2,
    maxItems: MOST_PEOPLE,
    examples: [
      [
        { docNo: 'A123456(3)', name: 'Chan Tai Man', telNo: '21234567' },
        { docNo: 'C123456(9)', name: 'Wong Siu Ming', telNo: '21234567' },
      ],
    ],
  }),
  ...captcha,
  servPtId: PersonText(64, 'Service point'),
  servTime: WireServTime,
  language: WireLanguage,
  type: Type.Optional(WireServiceType),
  holdId: Type.Optional(PersonText(64, 'The places held for this party')),
});
export type PartyRequest = Static<typeof PartyRequest>;

/** Whom of a party a refusal is about. */
export const PartyMember = Type.Object({
  person: Type.Integer({ minimum: 1, maximum: MOST_PEOPLE, description: 'Of `people`, counted from 1' }),
});
export type PartyMember = Static<typeof PartyMember>;

/** As the create call, with the record it changes. */
export const ModifyRequest = ClosedObject({
  ...CreateRequest.properties,
  apptRecordId: PersonText(64, 'Record to change'),
});
export type ModifyRequest = Static<typeof ModifyRequest>;

/** `PUT /system/record/update`: the same change under the other name of the id. */
export const RecordUpdateRequest = ClosedObject({
  ...CreateRequest.properties,
  appointmentRecordId: PersonText(64, 'Record to change'),
  tel2: Type.Optional(Type.Unknown({ description: 'A field of the form; not looked at' })),
  selectedTimeItem: Type.Optional(Type.Unknown({ description: 'A field of the form; not looked at' })),
});
export type RecordUpdateRequest = Static<typeof RecordUpdateRequest>;

/** An enquiry, `docs/rules/identity.md#enquiry`. */
export const EnquiryRequest = ClosedObject({
  name: person.name,
  docNo: person.docNo,
  ...captcha,
  language: WireLanguage,
});
export type EnquiryRequest = Static<typeof EnquiryRequest>;

/** What a booking record says of its service point. */
const RecordServicePoint = Type.Object({
  belongTo: Type.String(),
  comNameEng: Type.String(),
  comNameCht: Type.String(),
  comNameChs: Type.String(),
  servPtEng: Type.String(),
  servPtCht: Type.String(),
  servPtChs: Type.String(),
  addressEng: Type.String(),
  addressCht: Type.String(),
  addressChs: Type.String(),
  tel: Type.String(),
  ...ServicePointLocation,
});

/** A booking as its owner sees it. The two ids are equal. */
export const BookingRecord = Type.Object({
  apptRecordId: Type.String({ format: 'uuid' }),
  appointmentRecordId: Type.String({ format: 'uuid' }),
  appointmentRelNumber: Type.String({ description: 'Reservation code', examples: ['7C4KX2MP'] }),
  name: Type.String({ examples: ['Chan Tai Man'] }),
  docNo: Type.String({ examples: ['A123456(3)'] }),
  telNo: Type.String({ examples: ['21234567'] }),
  email: Type.String({ examples: ['taiman@example.com'] }),
  servTime: WireServTime,
  servPtId: Type.String(),
  type: ServiceCode,
  isModifyReserve: Type.Boolean(),
  testServPtVo: RecordServicePoint,
  link: Type.String({
    description: 'Opens this booking alone, until its day is over: `POST /rest/appointment/own`',
  }),
});
export type BookingRecord = Static<typeof BookingRecord>;

/** The bookings of a party, in the order of its people. */
export const PartyBookings = Type.Array(
  Type.Object({
    record: BookingRecord,
    token: Type.String({ description: 'Booking token of this person, 30 minutes' }),
  }),
);
export type PartyBookings = Static<typeof PartyBookings>;
