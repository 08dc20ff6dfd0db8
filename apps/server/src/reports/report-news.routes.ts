import { Envelope } from '@phial/contract/envelope';
import { CurrentVersion, DoctorNews } from '@phial/contract/report-news';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { ROLE } from '../orders/order-refusals.ts';
import { readCurrentVersion, readNews } from './report-news.service.ts';

/** What open pages ask every few seconds; it keeps no session alive. */
export async function reportNewsRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const config = { access: requireRole('doctor'), isBackground: true };

  app.get(
    '/doctor/news',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: "Whether the doctor's own reports or orders have changed",
        description: 'For pages that are open: load them again when the revision is another one.',
        response: { 200: Envelope(DoctorNews), ...refusals(...ROLE) },
      },
    },
    async (request) => {
      const data = await readNews(deps, signedInOf(request).account.id);
      return { code: 200 as const, msg: '', data };
    },
  );

  app.get(
    '/doctor/reports/:id/current',
    {
      config,
      schema: {
        tags: ['doctor'],
        summary: 'Which version of a report is the newest',
        description: 'For a report that is open. Without its results, and not written into the audit trail.',
        params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
        response: { 200: Envelope(CurrentVersion), ...refusals(...ROLE, 'not-found') },
      },
    },
    async (request) => {
      const data = await readCurrentVersion(deps, signedInOf(request).account.id, request.params.id);
      return { code: 200 as const, msg: '', data };
    },
  );
}
