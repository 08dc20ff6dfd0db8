import { Envelope } from '@phial/contract/envelope';
import { ServicePointQuery, ServicePointsByCity } from '@phial/contract/service-point';
import { DEFAULT_SERVICE_TYPE, parseServiceType } from '@phial/domain/service-type';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { Refused } from '../errors.ts';
import { listServicePoints } from './service-points.service.ts';

export async function servicePointRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/rest/appointment/servPt/list',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['service-points'],
        summary: 'Service points by service type',
        description: 'Keyed by city code. `type` is ECG or other, case ignored; missing means ECG (D-28).',
        querystring: ServicePointQuery,
        response: { 200: Envelope(ServicePointsByCity), ...refusals('body-invalid') },
      },
    },
    async (request) => {
      const type = request.query.type ? parseServiceType(request.query.type) : DEFAULT_SERVICE_TYPE;
      if (type === undefined) throw new Refused('body-invalid');
      return { code: 200 as const, msg: '', data: await listServicePoints(deps, type) };
    },
  );
}
