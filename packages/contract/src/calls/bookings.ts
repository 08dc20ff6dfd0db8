import { Type } from 'typebox';
import { PUBLIC } from '../access.ts';
import {
  BookingRecord,
  CreateRequest,
  EnquiryRequest,
  ModifyRequest,
  RecordUpdateRequest,
} from '../appointment.ts';
import { Alternatives } from '../availability.ts';
import { defineCall } from '../call.ts';

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
  'slot-unknown': Alternatives,
  'slot-past': Alternatives,
  'slot-full': Alternatives,
} as const;

const OF_CANCELLATION = ['booking-token', 'already-cancelled', 'slot-past', 'too-many-requests'] as const;

const BookingToken = Type.String({ description: 'Booking token, 30 minutes, for Authorization: Bearer' });

export const createBooking = defineCall({
  method: 'POST',
  path: '/rest/appointment/appt',
  access: PUBLIC,
  tag: 'bookings',
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

export const changeBooking = defineCall({
  method: 'PUT',
  path: '/rest/appointment/appt',
  access: PUBLIC,
  tag: 'bookings',
  summary: 'Change a booking',
  description: 'Gives up the old place only as the new one is taken; the reservation code stays.',
  bookingToken: true,
  body: ModifyRequest,
  answer: BookingRecord,
  beside: { token: BookingToken },
  refusals: [...OF_SUBMISSION, 'booking-token', 'already-cancelled'],
  refusalData: DATA_OF_SUBMISSION,
});

export const updateBookingRecord = defineCall({
  ...changeBooking,
  path: '/system/record/update',
  summary: 'Change a booking (record update)',
  body: RecordUpdateRequest,
});

export const findBookings = defineCall({
  method: 'POST',
  path: '/rest/appointment/appt/list',
  access: PUBLIC,
  tag: 'bookings',
  summary: 'Find the coming bookings of a person',
  description: 'An empty list when number and name do not match; a token when they do. Sorted by time.',
  body: EnquiryRequest,
  answer: Type.Array(BookingRecord),
  beside: { token: Type.Optional(BookingToken) },
  refusals: [...IDENTITY, ...CAPTCHA],
});

export const cancelBooking = defineCall({
  method: 'DELETE',
  path: '/rest/appointment/appt/:id',
  access: PUBLIC,
  tag: 'bookings',
  summary: 'Cancel a booking',
  description: 'Cannot be undone. The place is free again at once.',
  bookingToken: true,
  refusals: OF_CANCELLATION,
});

export const cancelBookingRecord = defineCall({
  ...cancelBooking,
  path: '/system/record/:id',
  summary: 'Cancel a booking (record)',
});
