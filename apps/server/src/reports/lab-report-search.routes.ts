import { Envelope } from '@phial/contract/envelope';
import { LabReportQuery, ReportSummary } from '@phial/contract/report';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { signedInOf } from '../accounts/guard-routes.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { searchLabReports } from './report-list.service.ts';

/** The call of the specification; the doctor site itself searches by names too, which no address may hold. */
export async function labReportSearchRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/LabReportSearch',
    {
      config: { access: requireRole('doctor') },
      schema: {
        tags: ['doctor'],
        summary: "Reports of a doctor's own patients",
        description:
          'By days of issue, patient, order number and status, the newest first. Without a login it answers code ' +
          '301 under HTTP 401 (D-93, D-100).',
        querystring: LabReportQuery,
        response: {
          200: Envelope(Type.Array(ReportSummary)),
          ...refusals(
            'body-invalid',
            'field-unknown',
            'date-format',
            'login-expired',
            'not-allowed',
            'second-factor-needed',
            'password-change-needed',
          ),
        },
      },
    },
    async (request) => {
      const data = await searchLabReports(deps, signedInOf(request).account.id, request.query);
      return { code: 200 as const, msg: '', data };
    },
  );
}
