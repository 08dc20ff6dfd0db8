import * as calls from '@phial/contract/calls/schedule';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readClosureYear } from './changes/closure.ts';
import { offerHolidays, offerUploaded } from './changes/holidays.ts';
import { readSchedule } from './changes/week.ts';
import { confirmChange } from './confirm.service.ts';
import { offeredSlots, previewChange } from './preview.service.ts';

/** Opening hours, closures and holidays (`docs/decisions/017-changes-that-affect-bookings.md`). */
export async function scheduleRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readSchedule, () => readSchedule(deps));
  handle(app, calls.readClosures, ({ query }) => readClosureYear(deps, Number(query.year)));
  handle(app, calls.readHolidays, ({ query }) => offerHolidays(deps, Number(query.year)));
  handle(app, calls.readHolidayFiles, ({ body }) => offerUploaded(deps, body.files));
  handle(app, calls.previewChange, ({ body }) => previewChange(deps, body.change));
  handle(app, calls.listOfferedSlots, ({ body }) => offeredSlots(deps, body));
  handle(app, calls.confirmChange, ({ body, signedIn }) =>
    confirmChange(deps, { account: signedIn.account.id }, body),
  );
}
