import { TrailPage, TrailQuery } from '@phial/contract/audit';
import { Envelope } from '@phial/contract/envelope';
import { requireRole } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { readTrail } from './trail.service.ts';

/** The audit log, for administrators and for reading only: no route and no statement changes it. */
export async function trailRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/staff/audit',
    {
      config: { access: requireRole('administrator') },
      schema: {
        tags: ['audit'],
        summary: 'Who did what, newest first',
        description:
          'Fifty at a time; `next` of an answer is the `before` of the following page. ' +
          'Days are Hong Kong days, both included.',
        querystring: TrailQuery,
        response: {
          200: Envelope(TrailPage),
          ...refusals(
            'body-invalid',
            'field-unknown',
            'range-invalid',
            'login-expired',
            'not-allowed',
            'second-factor-needed',
            'second-factor-set-up-needed',
            'password-change-needed',
            'foreign-site',
          ),
        },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await readTrail(deps, request.query) }),
  );
}
