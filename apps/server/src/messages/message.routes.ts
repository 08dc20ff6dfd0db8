import * as calls from '@phial/contract/calls/messages';
import { servicePointRight } from '../accounts/service-points/service-point-right.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readBookingMessages } from './booking-messages.service.ts';
import { markNotified, readMessages, sendAgain } from './message-list.service.ts';
import { changeMessageSettings, readMessageSettings } from './quiet-hours.ts';

/** Messages to visitors about their bookings, for the desk. */
export async function messageRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readMessages, ({ query, signedIn }) =>
    readMessages(deps, servicePointRight(signedIn.account), query),
  );
  handle(app, calls.recordTelephoned, ({ params, signedIn }) =>
    markNotified(deps, signedIn.account, params.id),
  );
  handle(app, calls.sendMessageAgain, ({ params, signedIn }) => sendAgain(deps, signedIn.account, params.id));
  handle(app, calls.readBookingMessages, ({ params, signedIn }) =>
    readBookingMessages(deps, servicePointRight(signedIn.account), params.id),
  );
  handle(app, calls.readMessageSettings, () => readMessageSettings(deps.db));
  handle(app, calls.changeMessageSettings, ({ body, signedIn }) =>
    changeMessageSettings(deps, signedIn.account, body),
  );
}
