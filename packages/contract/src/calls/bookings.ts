import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import {
  BookingRecord,
  CreateRequest,
  EnquiryRequest,
  ModifyRequest,
  PartyBookings,
  PartyMember,
  PartyRequest,
  RecordUpdateRequest,
} from '../booking/appointment.ts';
import { Alternatives } from '../booking/availability.ts';
import { NotOpen } from '../booking/booking-state.ts';
import { MEMBER_REFUSALS, type MemberRefusal } from '../booking/member-refusals.ts';
import { WaitingEntry } from '../booking/waiting.ts';
import { callsOf } from '../call.ts';

const call = callsOf('bookings', PUBLIC);

const CAPTCHA = ['captcha-required', 'captcha-wrong', 'work-instead', 'too-many-requests'] as const;
const IDENTITY = ['name-required', 'name-too-long', 'card-number-required', 'card-number-invalid'] as const;
const OF_SUBMISSION = [
  ...IDENTITY,
  ...CAPTCHA,
  'phone-invalid',
  'email-invalid',
  'phone-or-email',
  'service-point-unknown',
  'same-time',
  'same-day',
  'booking-refused',
] as const;
const DATA_OF_SUBMISSION = {
  'booking-not-open': NotOpen,
  'slot-unknown': Alternatives,
  'slot-past': Alternatives,
  'slot-full': Alternatives,
} as const;

/** Refusals that are about one person of a party. */
const DATA_OF_MEMBER = Object.fromEntries(MEMBER_REFUSALS.map((code) => [code, PartyMember])) as {
  readonly [Code in MemberRefusal]: typeof PartyMember;
};

const OF_CANCELLATION = ['booking-token', 'already-cancelled', 'slot-past', 'too-many-requests'] as const;

const BookingToken = Type.String({ description: 'Booking token, 30 minutes, for Authorization: Bearer' });

export const createBooking = call('POST /rest/appointment/appt', {
  summary: 'Book an appointment',
  description:
    'With an Idempotency-Key (one per submission) a repeat gets the first answer for 24 hours. ' +
    'A refusal `slot-full` carries the nearest free times in `data.alternatives`.',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: CreateRequest,
  answer: BookingRecord,
  beside: { token: BookingToken },
  refusals: [...OF_SUBMISSION, 'idempotency-mismatch'],
  refusalData: DATA_OF_SUBMISSION,
});

export const createParty = call('POST /rest/appointment/party', {
  summary: 'Book appointments for several people in one go',
  description:
    'Two to four people at one service point, with one captcha: all are booked, or nobody is. They get seats at ' +
    '`servTime`, and where it has too few at the next times within an hour. Everybody has a booking of their own. ' +
    'A refusal because of one of the people says whom in `data.person`. An Idempotency-Key works as for one booking.',
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: PartyRequest,
  answer: PartyBookings,
  refusals: [...CAPTCHA, 'service-point-unknown', 'idempotency-mismatch'],
  refusalData: { ...DATA_OF_SUBMISSION, ...DATA_OF_MEMBER },
});

const CHANGED = {
  description: 'Gives up the old seat only as the new one is taken; the reservation code stays.',
  bookingToken: true,
  answer: BookingRecord,
  beside: { token: BookingToken },
  refusals: [...OF_SUBMISSION, 'booking-token', 'already-cancelled'],
  refusalData: DATA_OF_SUBMISSION,
} as const;

export const changeBooking = call('PUT /rest/appointment/appt', {
  summary: 'Change a booking',
  ...CHANGED,
  body: ModifyRequest,
});
export const updateBookingRecord = call('PUT /system/record/update', {
  summary: 'Change a booking (record update)',
  ...CHANGED,
  body: RecordUpdateRequest,
});

export const findBookings = call('POST /rest/appointment/appt/list', {
  summary: 'Find the coming bookings of a person',
  description:
    'An empty list when number and name do not match; a token when there are bookings. Sorted by time. Beside it what ' +
    'the person waits for on the waiting list, in the order of joining.',
  body: EnquiryRequest,
  answer: Type.Array(BookingRecord),
  beside: {
    token: Type.Optional(BookingToken),
    waiting: Type.Optional(
      Type.Array(WaitingEntry, {
        description: 'Entries that wait or have an offer; absent when there are none',
      }),
    ),
  },
  refusals: [...IDENTITY, ...CAPTCHA],
});

const CANCELLED = {
  description: 'Cannot be undone. The seat is free again at once.',
  bookingToken: true,
  refusals: OF_CANCELLATION,
} as const;

export const cancelBooking = call('DELETE /rest/appointment/appt/:id', {
  summary: 'Cancel a booking',
  ...CANCELLED,
});
export const cancelBookingRecord = call('DELETE /system/record/:id', {
  summary: 'Cancel a booking (record)',
  ...CANCELLED,
});
