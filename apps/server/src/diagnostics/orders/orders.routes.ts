import * as calls from '@phial/contract/calls/orders';
import * as patientCalls from '@phial/contract/calls/patients';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { originOf } from '../../site/public-pages/origin.ts';
import { requirementsOf } from './chosen-items.ts';
import { findOrderAtCounter, receiveOrder } from './counter-order.service.ts';
import { countOwnOrders, searchOrders } from './order-list.service.ts';
import { addPatient, changePatient, readPatient, searchPatients } from './patients/patient.service.ts';
import { changeDraft, saveDraft } from './placing/draft.service.ts';
import { cancelOrder, placeDraft, readOrder } from './placing/placing.service.ts';
import { requestNote } from './request-note/request-note.service.ts';
import { personOfRequestNote } from './request-note/request-note-person.ts';

/**
 * A doctor's own patients and orders; those of others are answered as if they did not exist. And what the request
 * note is shown for: its patient's booking, and the counter that receives the specimen.
 */
export async function orderRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, patientCalls.searchPatients, ({ body, signedIn }) =>
    searchPatients(deps, signedIn.account.id, body.text),
  );
  handle(app, patientCalls.createPatient, ({ body, signedIn }) =>
    addPatient(deps, signedIn.account.id, body),
  );
  handle(app, patientCalls.readPatient, ({ params, signedIn }) =>
    readPatient(deps, signedIn.account.id, params.id),
  );
  handle(app, patientCalls.changePatient, ({ params, body, signedIn }) =>
    changePatient(deps, signedIn.account.id, params.id, body),
  );

  handle(app, calls.searchOrders, ({ body, signedIn }) => searchOrders(deps, signedIn.account.id, body));
  handle(app, calls.countOrders, ({ signedIn }) => countOwnOrders(deps, signedIn.account.id));
  handle(app, calls.readRequirements, ({ body }) => requirementsOf(deps, body.items));
  handle(app, calls.createDraftOrder, ({ body, signedIn }) => saveDraft(deps, signedIn.account.id, body));
  handle(app, calls.readOrder, ({ params, signedIn }) => readOrder(deps, signedIn.account.id, params.id));
  handle(app, calls.changeDraftOrder, ({ params, body, signedIn }) =>
    changeDraft(deps, signedIn.account.id, params.id, body),
  );
  handle(app, calls.placeOrder, ({ params, body, signedIn }) =>
    placeDraft(deps, signedIn.account.id, params.id, body.version),
  );
  handle(app, calls.cancelOrder, ({ params, body, signedIn }) =>
    cancelOrder(deps, signedIn.account.id, params.id, body.version),
  );
  handle(app, calls.readRequestNote, async ({ params, signedIn, request, reply }) => {
    const origin = originOf(request, deps.config);
    const { number, pdf } = await requestNote(deps, signedIn.account.id, { orderId: params.id, origin });
    reply.header('content-type', 'application/pdf');
    reply.header('content-disposition', `attachment; filename="${number}.pdf"`);
    return reply.send(pdf);
  });

  handle(app, calls.findOrder, ({ body }) => findOrderAtCounter(deps, body.code));
  handle(app, calls.receiveSpecimen, ({ params, body, signedIn }) =>
    receiveOrder(deps, signedIn.account.id, params.id, body.version),
  );
  handle(app, calls.readRequestNotePerson, ({ body, request }) =>
    personOfRequestNote(deps, { token: body.token, address: request.ip }),
  );
}
