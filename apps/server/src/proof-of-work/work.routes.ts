import { Envelope } from '@phial/contract/envelope';
import { EarnedAnswer, Work, WorkQuery, WorkTrade } from '@phial/contract/work';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { issueWork, tradeWork } from './work.service.ts';

/** Proof of work, `docs/decisions/028-proof-of-work.md`. */
export async function workRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/auth/work',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['captcha'],
        summary: 'A challenge to be worked on',
        description:
          'By the ALTCHA protocol, with scrypt; valid for ten minutes and once. Dearer as the network of the caller or the site gets busy.',
        querystring: WorkQuery,
        response: { 200: Envelope(Work), ...refusals('body-invalid', 'field-unknown', 'too-many-requests') },
      },
    },
    async (request) => {
      const data = await issueWork(deps, { purpose: request.query.purpose, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );

  app.post(
    '/auth/work',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['captcha'],
        summary: 'A captcha answer for solved work',
        description: 'The way in without a picture: the answer serves once, for five minutes.',
        body: WorkTrade,
        response: {
          200: Envelope(EarnedAnswer),
          ...refusals('body-invalid', 'field-unknown', 'body-too-large', 'media-type', 'work-required'),
        },
      },
    },
    async (request) => {
      const data = await tradeWork(deps, { work: request.body.work, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );
}
