import * as calls from '@phial/contract/calls/orders';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { findOrderAtCounter, receiveOrder } from './counter-order.service.ts';
import { personOfRequestNote } from './request-note-person.ts';

/** What the request note is shown for: its patient's booking, and the counter that takes the specimen. */
export async function counterOrderRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.findOrder, ({ body }) => findOrderAtCounter(deps, body.code));
  handle(app, calls.receiveSpecimen, ({ params, body, signedIn }) =>
    receiveOrder(deps, signedIn.account.id, params.id, body.version),
  );
  handle(app, calls.readRequestNotePerson, ({ body, request }) =>
    personOfRequestNote(deps, { token: body.token, address: request.ip }),
  );
}
