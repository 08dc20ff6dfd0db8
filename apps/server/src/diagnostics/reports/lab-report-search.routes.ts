import { searchLabReports } from '@phial/contract/calls/reports';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import * as service from './report-list.service.ts';

/** A call whose path is given; the doctor site itself searches by names too, which no address may hold. */
export async function labReportSearchRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, searchLabReports, ({ query, signedIn }) =>
    service.searchLabReports(deps, signedIn.account.id, query),
  );
}
