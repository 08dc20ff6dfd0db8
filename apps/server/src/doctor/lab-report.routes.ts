import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { requireRole } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { PhialServer } from '../app-dependencies.ts';

/** Reports are for doctors who are logged in (D-93, D-100). */
export async function labReportRoutes(app: PhialServer): Promise<void> {
  app.get(
    '/LabReportSearch',
    {
      config: { access: requireRole('doctor') },
      schema: {
        tags: ['doctor'],
        summary: "Reports of a doctor's own patients",
        description: 'Empty until reports come in. Without a login it answers code 301 under HTTP 401.',
        response: {
          200: Envelope(Type.Array(Type.Unknown())),
          ...refusals(
            ...(['login-expired', 'not-allowed', 'second-factor-needed', 'password-change-needed'] as const),
          ),
        },
      },
    },
    async () => ({ code: 200 as const, msg: '', data: [] }),
  );
}
