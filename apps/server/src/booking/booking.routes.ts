import type { CreateRequest } from '@phial/contract/appointment';
import * as calls from '@phial/contract/calls/bookings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { answerJsonText } from '../json-text.ts';
import { cancelBooking } from './cancel.service.ts';
import { createBooking } from './create.service.ts';
import { findBookings } from './enquiry.service.ts';
import { modifyBooking } from './modify.service.ts';

/** Create, change, enquiry and cancel, and the two calls by the record's other name. */
export async function bookingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.createBooking, async ({ headers, body, request, reply }) => {
    const call = { body, address: request.ip, idempotencyKey: headers['idempotency-key'] };
    return answerJsonText(reply, await createBooking(deps, call));
  });

  handle(app, calls.changeBooking, ({ body: { apptRecordId, ...body }, ...call }) =>
    change(apptRecordId, body, call),
  );
  handle(app, calls.updateBookingRecord, ({ body, ...call }) => {
    const { appointmentRecordId, tel2: _, selectedTimeItem: __, ...rest } = body;
    return change(appointmentRecordId, rest, call);
  });

  handle(app, calls.findBookings, ({ body, request }) => findBookings(deps, { body, address: request.ip }));

  for (const call of [calls.cancelBooking, calls.cancelBookingRecord])
    handle(app, call, ({ params, request }) =>
      cancelBooking(deps, { recordId: params.id, ...callerOf(request) }),
    );

  async function change(
    recordId: string,
    body: CreateRequest,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) {
    return answerJsonText(reply, await modifyBooking(deps, { recordId, body, ...callerOf(request) }));
  }
}

/** The address that the limits go by, and the booking token. */
function callerOf({ ip, headers }: FastifyRequest) {
  return { address: ip, authorization: headers.authorization };
}
