import * as calls from '@phial/contract/calls/desk';
import { assertServicePoint, servicePointRight } from '../../accounts/service-points/service-point-right.ts';
import type { SignedIn } from '../../accounts/sessions/session.service.ts';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { sendPackedAnswer } from '../../packed-files/packed-answer.ts';
import { availabilityAnswer } from '../availability/availability.service.ts';
import { extendSeat } from '../holds/hold.service.ts';
import { changeByStaff } from './appointment/change.service.ts';
import {
  cancelByStaff,
  checkIn,
  markNoShow,
  revealNumber,
  undoCheckIn,
  undoNoShow,
} from './appointment/desk-acts.service.ts';
import { bookForCaller, holdForCaller } from './caller/caller.service.ts';
import { readDeskDay } from './day/day.service.ts';
import { readDeskSummary } from './day/summary.service.ts';
import type { DeskCall } from './desk-act.ts';
import { deskEvents } from './events/desk-events.service.ts';
import { exportBookings } from './export/export.service.ts';
import { findAppointments } from './find/find.service.ts';
import { writeDayNote } from './notes/day-note.service.ts';
import { bookWalkIn } from './walk-in/walk-in.service.ts';

/** The counter desk: `Today`. The audit log records each act with the account that did it. */
export async function deskRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const events = deskEvents(deps);
  // Before the server waits for what is under way: a stream would be so for ever.
  app.addHook('preClose', () => events.stop());

  handle(app, calls.readDeskDay, ({ query, signedIn }) =>
    readDeskDay(deps, servicePointRight(signedIn.account), query),
  );
  handle(app, calls.readDeskSummary, ({ query, signedIn }) =>
    readDeskSummary(deps, servicePointRight(signedIn.account), query),
  );
  handle(app, calls.searchDeskAppointments, ({ body, signedIn }) =>
    findAppointments(deps, servicePointRight(signedIn.account), body),
  );
  handle(app, calls.writeDayNote, ({ body, signedIn }) => writeDayNote(deps, signedIn.account, body));
  handle(app, calls.followDesk, async ({ query, signedIn, reply }) => {
    const { body } = await events.open(signedIn, query);
    // Closed with the stream, or a server that ends would wait for the next request over it.
    reply.headers({ connection: 'close', 'x-accel-buffering': 'no' }).type('text/event-stream');
    return reply.send(body);
  });
  handle(app, calls.checkIn, (received) =>
    checkIn(deps, { ...actOf(received), identitySeen: received.body.identitySeen }),
  );
  handle(app, calls.undoCheckIn, (received) => undoCheckIn(deps, actOf(received)));
  handle(app, calls.markNoShow, (received) => markNoShow(deps, actOf(received)));
  handle(app, calls.undoNoShow, (received) => undoNoShow(deps, actOf(received)));
  handle(app, calls.cancelDeskAppointment, (received) =>
    cancelByStaff(deps, { ...actOf(received), reason: received.body.reason }),
  );
  handle(app, calls.changeDeskAppointment, (received) =>
    changeByStaff(deps, { ...actOf(received), body: received.body }),
  );
  handle(app, calls.readDeskAvailability, async ({ params, query, signedIn, request, reply }) => {
    assertServicePoint(servicePointRight(signedIn.account), params.servPtId);
    return sendPackedAnswer(await availabilityAnswer(deps, { ...params, ...query }), request, reply);
  });
  handle(app, calls.takeDeskHold, ({ body, signedIn }) =>
    holdForCaller(deps, servicePointRight(signedIn.account), body),
  );
  handle(app, calls.extendDeskHold, ({ params }) => extendSeat(deps, params.id));
  handle(app, calls.bookForCaller, ({ headers, body, signedIn }) =>
    bookForCaller(deps, signedIn.account, { body, idempotencyKey: headers['idempotency-key'] }),
  );
  handle(app, calls.bookWalkIn, ({ body, signedIn }) => bookWalkIn(deps, signedIn.account, body));
  handle(app, calls.exportBookings, ({ body, signedIn }) => exportBookings(deps, signedIn.account.id, body));
  handle(app, calls.revealDocumentNumber, ({ params, body, signedIn }) =>
    revealNumber(deps, {
      appointmentId: params.id,
      account: signedIn.account.id,
      right: servicePointRight(signedIn.account),
      reason: body.reason,
    }),
  );
}

function actOf({
  params,
  body,
  signedIn,
}: {
  params: { id: string };
  body: { version: number };
  signedIn: SignedIn;
}): DeskCall {
  return {
    account: signedIn.account.id,
    right: servicePointRight(signedIn.account),
    appointmentId: params.id,
    version: body.version,
  };
}
