import { AvailabilityAnswer, AvailabilityQuery } from '@phial/contract/availability';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { answerJsonText } from '../json-text.ts';
import { availabilityAnswer } from './availability.service.ts';

export async function availabilityRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/rest/appointment/servPtApptTime/:servPtId',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['availability'],
        summary: 'Days and times of a service point',
        description:
          'Keyed by date. A date that is absent is not open; a day is full when no slot has quota. ' +
          'Missing dates mean whole months, at last the present one; at most 100 days (D-30).',
        params: Type.Object({ servPtId: Type.String({ maxLength: 64 }) }),
        querystring: AvailabilityQuery,
        response: { 200: AvailabilityAnswer, ...refusals('range-invalid', 'service-point-unknown') },
      },
    },
    async (request, reply) =>
      answerJsonText(reply, await availabilityAnswer(deps, { ...request.params, ...request.query })),
  );
}
