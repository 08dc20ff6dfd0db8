import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { requireLogin } from '../accounts/require-login.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { PhialServer } from '../app-dependencies.ts';

/** Reports are for doctors who are logged in (D-93, D-100). */
export async function labReportRoutes(app: PhialServer): Promise<void> {
  app.get(
    '/LabReportSearch',
    {
      schema: {
        tags: ['doctor'],
        summary: "Reports of a doctor's own patients",
        description: 'Without a login it answers code 301 under HTTP 401.',
        response: { 200: Envelope(Type.Array(Type.Unknown())), ...refusals('login-expired') },
      },
    },
    requireLogin,
  );
}
