import {
  DeskDay,
  DeskDayQuery,
  DeskSummary,
  DeskSummaryQuery,
  FindRequest,
  FoundAppointments,
} from '@phial/contract/desk';
import { Envelope } from '@phial/contract/envelope';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { readDeskDay } from './day.service.ts';
import { AT_DESK, DESK_BODY, DESK_LOGIN } from './desk-access.ts';
import { findAppointments } from './find.service.ts';
import { readDeskSummary } from './summary.service.ts';

/** What the desk looks at: a day of a point, a day of all points, and who has come. */
export async function deskDayRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/staff/desk/day',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'The day of a service point',
        description: 'Slots of both service types, and the appointments on them. A missing day is today.',
        querystring: DeskDayQuery,
        response: {
          200: Envelope(DeskDay),
          ...refusals(
            'body-invalid',
            'field-unknown',
            ...DESK_LOGIN,
            'service-point-unknown',
            'range-invalid',
          ),
        },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await readDeskDay(deps, request.query) }),
  );

  app.get(
    '/staff/desk/summary',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'The day of all service points in numbers',
        querystring: DeskSummaryQuery,
        response: {
          200: Envelope(DeskSummary),
          ...refusals('body-invalid', 'field-unknown', ...DESK_LOGIN, 'range-invalid'),
        },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await readDeskSummary(deps, request.query) }),
  );

  app.post(
    '/staff/desk/find',
    {
      config: AT_DESK,
      schema: {
        tags: ['desk'],
        summary: 'Find a visitor',
        description:
          'By reservation code, whole document number, the end of one, or a part of a name. Changes nothing.',
        body: FindRequest,
        response: {
          200: Envelope(FoundAppointments),
          ...refusals(...DESK_BODY, ...DESK_LOGIN, 'search-short', 'range-invalid'),
        },
      },
    },
    async (request) => ({ code: 200 as const, msg: '', data: await findAppointments(deps, request.body) }),
  );
}
