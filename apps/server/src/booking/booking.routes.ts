import {
  BookingRecord,
  CreateRequest,
  EnquiryRequest,
  ModifyRequest,
  RecordUpdateRequest,
} from '@phial/contract/appointment';
import { Envelope, EnvelopeWithToken } from '@phial/contract/envelope';
import type { ErrorCode } from '@phial/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { answerJsonText } from '../json-text.ts';
import { cancelBooking } from './cancel.service.ts';
import { createBooking } from './create.service.ts';
import { findBookings } from './enquiry.service.ts';
import { modifyBooking } from './modify.service.ts';

const CAPTCHA: ErrorCode[] = ['captcha-required', 'captcha-wrong', 'work-instead', 'too-many-requests'];
const IDENTITY: ErrorCode[] = [
  'name-required',
  'name-too-long',
  'card-number-required',
  'card-number-invalid',
];
const CONTACTS: ErrorCode[] = ['phone-invalid', 'email-invalid', 'phone-or-email'];
const BODY: ErrorCode[] = ['body-invalid', 'field-unknown', 'body-too-large', 'media-type'];
const PLACE: ErrorCode[] = [
  'service-point-unknown',
  'slot-unknown',
  'slot-past',
  'slot-full',
  'same-time',
  'same-day',
  'booking-refused',
];
const SUBMISSION = [...BODY, ...IDENTITY, ...CONTACTS, ...CAPTCHA, ...PLACE];

const BEARER = [{ bookingToken: [] }];
const RecordParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const Booked = EnvelopeWithToken(BookingRecord);
const Cancelled = Envelope(Type.Null());
const Found = Type.Object({
  ...EnvelopeWithToken(Type.Array(BookingRecord)).properties,
  token: Type.Optional(EnvelopeWithToken(BookingRecord).properties.token),
});

/** Create, change, enquiry and cancel, and the two calls by the record's other name (D-41, D-42). */
export async function bookingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.post(
    '/rest/appointment/appt',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['bookings'],
        summary: 'Book an appointment',
        description:
          'With an Idempotency-Key (one per submission) a repeat gets the first answer for 24 hours. ' +
          'A refusal `slot-full` carries the nearest free times in `data.alternatives`.',
        headers: Type.Object({
          'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        }),
        body: CreateRequest,
        response: { 200: Booked, ...refusals(...SUBMISSION, 'idempotency-mismatch') },
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const call = { body: request.body, address: request.ip, idempotencyKey };
      return answerJsonText(reply, await createBooking(deps, call));
    },
  );

  const change = (recordId: string, body: CreateRequest, request: FastifyRequest, reply: FastifyReply) =>
    modifyBooking(deps, {
      recordId,
      body,
      address: request.ip,
      authorization: request.headers.authorization,
    }).then((answer) => answerJsonText(reply, answer));
  const changeSchema = {
    tags: ['bookings'],
    description: 'Gives up the old place only as the new one is taken; the reservation code stays.',
    security: BEARER,
    response: { 200: Booked, ...refusals(...SUBMISSION, 'booking-token', 'already-cancelled') },
  };

  app.put(
    '/rest/appointment/appt',
    {
      config: { access: PUBLIC },
      schema: { ...changeSchema, summary: 'Change a booking', body: ModifyRequest },
    },
    async (request, reply) => {
      const { apptRecordId, ...body } = request.body;
      return change(apptRecordId, body, request, reply);
    },
  );

  app.put(
    '/system/record/update',
    {
      config: { access: PUBLIC },
      schema: { ...changeSchema, summary: 'Change a booking (record update)', body: RecordUpdateRequest },
    },
    async (request, reply) => {
      const { appointmentRecordId, tel2: _, selectedTimeItem: __, ...body } = request.body;
      return change(appointmentRecordId, body, request, reply);
    },
  );

  app.post(
    '/rest/appointment/appt/list',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['bookings'],
        summary: 'Find the coming bookings of a person',
        description: 'An empty list when number and name do not match; a token when they do. Sorted by time.',
        body: EnquiryRequest,
        response: { 200: Found, ...refusals(...BODY, ...IDENTITY, ...CAPTCHA) },
      },
    },
    async (request) => {
      const result = await findBookings(deps, { body: request.body, address: request.ip });
      return { code: 200 as const, msg: '', ...result };
    },
  );

  for (const path of ['/rest/appointment/appt/:id', '/system/record/:id']) {
    app.delete(
      path,
      {
        config: { access: PUBLIC },
        schema: {
          tags: ['bookings'],
          summary: 'Cancel a booking',
          description: 'Cannot be undone. The place is free again at once.',
          security: BEARER,
          params: RecordParams,
          response: {
            200: Cancelled,
            ...refusals('booking-token', 'already-cancelled', 'slot-past', 'too-many-requests'),
          },
        },
      },
      async (request) => {
        const { authorization } = request.headers;
        await cancelBooking(deps, { recordId: request.params.id, address: request.ip, authorization });
        return { code: 200 as const, msg: '', data: null };
      },
    );
  }
}
