import { Envelope } from '@phial/contract/envelope';
import { Numbers, NumbersQuery } from '@phial/contract/numbers';
import { requireRole } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { readNumbers } from './numbers.service.ts';

/** Bookings, use of capacity, no-shows and lead time, for those who plan. */
export async function numbersRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/staff/numbers',
    {
      config: { access: requireRole('manager', 'administrator') },
      schema: {
        tags: ['numbers'],
        summary: 'Numbers of a time',
        description:
          'By the day of the visit, both days included, at most 366. Bookings whose personal data are erased count as well.',
        querystring: NumbersQuery,
        response: {
          200: Envelope(Numbers),
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
    async (request) => ({ code: 200 as const, msg: '', data: await readNumbers(deps, request.query) }),
  );
}
