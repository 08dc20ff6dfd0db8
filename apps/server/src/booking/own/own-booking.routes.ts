import * as calls from '@phial/contract/calls/own-booking';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import {
  attendOwnBooking,
  cancelOwnBooking,
  changeOwnBooking,
  ownCalendar,
  readOwnBooking,
  remindersOff,
  setOwnReminders,
} from './own-booking.service.ts';

/** What a visitor does by the link of a message. */
export async function ownBookingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readOwnBooking, ({ body, request }) =>
    readOwnBooking(deps, { body, address: request.ip }),
  );
  handle(app, calls.confirmAttendance, ({ body, request }) =>
    attendOwnBooking(deps, { body, address: request.ip }),
  );
  handle(app, calls.changeOwnBooking, ({ body, request }) =>
    changeOwnBooking(deps, { body, address: request.ip }),
  );
  handle(app, calls.cancelOwnBooking, ({ body, request }) =>
    cancelOwnBooking(deps, { body, address: request.ip }),
  );
  handle(app, calls.setOwnReminders, ({ body, request }) =>
    setOwnReminders(deps, { body, address: request.ip }),
  );
  // Mail programs send their form in either way, and all it says is that it is one click.
  for (const type of calls.remindersOff.bodyMedia)
    app.addContentTypeParser(type, { parseAs: 'string' }, async () => ({}));
  handle(app, calls.remindersOff, ({ params, request }) =>
    remindersOff(deps, { token: params.token, address: request.ip }),
  );
  handle(app, calls.readOwnCalendar, async ({ body, request, reply }) => {
    const file = await ownCalendar(deps, { body, address: request.ip });
    reply.header('content-type', 'text/calendar; charset=utf-8');
    return reply.send(file);
  });
}
