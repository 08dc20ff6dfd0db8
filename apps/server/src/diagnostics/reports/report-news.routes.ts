import * as calls from '@phial/contract/calls/reports';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { readCurrentVersion, readNews } from './report-news.service.ts';

/** What open pages ask every few seconds; it keeps no session alive. */
export async function reportNewsRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readDoctorNews, ({ signedIn }) => readNews(deps, signedIn.account.id));
  handle(app, calls.readCurrentVersion, ({ params, signedIn }) =>
    readCurrentVersion(deps, signedIn.account.id, params.id),
  );
}
