import type { CreateRequest } from '@phial/contract/booking/appointment';
import * as availability from '@phial/contract/calls/availability';
import * as calls from '@phial/contract/calls/bookings';
import * as holds from '@phial/contract/calls/holds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { answerJsonText } from '../json-text.ts';
import { assertOpenForBooking } from '../opening/opening.service.ts';
import { sendPackedAnswer } from '../packed-files/packed-answer.ts';
import { requestedType } from '../service-points/service-points.service.ts';
import { availabilityAnswer, soonestAnswer } from './availability/availability.service.ts';
import { cancelBooking } from './cancel.service.ts';
import { createBooking } from './create.service.ts';
import { findBookings } from './enquiry.service.ts';
import { extendHold, releaseHold, takeHold } from './holds/hold.service.ts';
import { modifyBooking } from './modify.service.ts';
import { createParty } from './party/party.service.ts';
import { holdForParty } from './party/party-hold.service.ts';

/** What a visitor does, from the free slots to cancelling; two calls also go by the record's other name. */
export async function bookingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, availability.readAvailability, async ({ params, query, request, reply }) => {
    await assertOpenForBooking(deps);
    return sendPackedAnswer(await availabilityAnswer(deps, { ...params, ...query }), request, reply);
  });
  handle(app, availability.readSoonestTimes, async ({ query, request, reply }) => {
    await assertOpenForBooking(deps);
    return sendPackedAnswer(await soonestAnswer(deps, await requestedType(deps, query.type)), request, reply);
  });

  // Whoever knows a hold's id may extend and release it.
  handle(app, holds.takeHold, ({ body: { people, ...body }, request }) => {
    const call = { body, address: request.ip };
    return people === undefined ? takeHold(deps, call) : holdForParty(deps, { ...call, people });
  });
  handle(app, holds.extendHold, ({ params, request }) =>
    extendHold(deps, { id: params.id, address: request.ip }),
  );
  handle(app, holds.releaseHold, ({ params, query }) =>
    releaseHold(deps, { id: params.id, after: Number(query.after ?? 0) }),
  );

  handle(app, calls.createBooking, async ({ headers, body, request, reply }) => {
    const call = { body, address: request.ip, idempotencyKey: headers['idempotency-key'] };
    return answerJsonText(reply, await createBooking(deps, call));
  });

  handle(app, calls.createParty, async ({ headers, body, request, reply }) => {
    const call = { body, address: request.ip, idempotencyKey: headers['idempotency-key'] };
    return answerJsonText(reply, await createParty(deps, call));
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
