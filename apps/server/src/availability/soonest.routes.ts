import { SoonestTimes } from '@phial/contract/availability';
import { Envelope } from '@phial/contract/envelope';
import { ServicePointQuery } from '@phial/contract/service-point';
import { DEFAULT_SERVICE_TYPE, parseServiceType } from '@phial/domain/service-type';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { soonestTimes } from './soonest.service.ts';

export async function soonestRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/rest/appointment/servPt/soonest',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['availability'],
        summary: 'Soonest free time of each service point',
        description:
          'Keyed by `servPtId`; a point without a free time is left out. ' +
          '`type` is ECG or other, case ignored; missing means ECG.',
        querystring: ServicePointQuery,
        response: { 200: Envelope(SoonestTimes), ...refusals('body-invalid') },
      },
    },
    async (request) => {
      const type = request.query.type ? parseServiceType(request.query.type) : DEFAULT_SERVICE_TYPE;
      if (type === undefined) throw new Refused('body-invalid');
      return { code: 200 as const, msg: '', data: await soonestTimes(deps, type) };
    },
  );
}
