import {
  NewServicePointRequest,
  ServicePointOrder,
  ServicePointParams,
  ServicePointWrite,
  StaffServicePoint,
} from '@phial/contract/editing-service-point';
import { Envelope } from '@phial/contract/envelope';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { changePoint, createPoint, findPoint, listPoints, reorderPoints } from './service-points.service.ts';
import { BODY_REFUSALS, EDITOR_REFUSALS, EDITORS, editorOf, success } from './staff-call.ts';

const config = { access: EDITORS };
const LIST = '/staff/content/service-points';

/** Service points, for managers and administrators; what is saved is shown to visitors at once. */
export async function servicePointEditingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    LIST,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'All service points',
        response: { 200: Envelope(Type.Array(StaffServicePoint)), ...refusals(...EDITOR_REFUSALS) },
      },
    },
    async () => success(await listPoints(deps)),
  );

  app.get(
    `${LIST}/:id`,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'One service point',
        params: ServicePointParams,
        response: { 200: Envelope(StaffServicePoint), ...refusals(...EDITOR_REFUSALS, 'not-found') },
      },
    },
    async (request) => success(await findPoint(deps, request.params.id)),
  );

  app.post(
    LIST,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Add a service point',
        description: 'At the end of the list; without times until its opening hours are entered.',
        body: NewServicePointRequest,
        response: {
          200: Envelope(StaffServicePoint),
          ...refusals(...BODY_REFUSALS, ...EDITOR_REFUSALS, 'content-invalid'),
        },
      },
    },
    async (request) => success(await createPoint(deps, { by: editorOf(request), body: request.body.body })),
  );

  app.put(
    `${LIST}/:id`,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Change a service point',
        description:
          '`version-conflict` brings the point as it is now in `data.point`. `bookings-in-the-way`, with ' +
          'their number in `data.count`: a service type that goes, or a weekday that becomes one of rest, ' +
          'still has coming bookings.',
        params: ServicePointParams,
        body: ServicePointWrite,
        response: {
          200: Envelope(StaffServicePoint),
          ...refusals(
            ...BODY_REFUSALS,
            ...EDITOR_REFUSALS,
            'content-invalid',
            'not-found',
            'version-conflict',
            'bookings-in-the-way',
          ),
        },
      },
    },
    async (request) => {
      const edit = { by: editorOf(request), id: request.params.id, ...request.body };
      return success(await changePoint(deps, edit));
    },
  );

  app.put(
    '/staff/content/service-point-order',
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Put the service points into another order',
        description:
          'When `former` is no longer their order, `version-conflict` brings them in `data.points`.',
        body: ServicePointOrder,
        response: {
          200: Envelope(Type.Array(StaffServicePoint)),
          ...refusals(...BODY_REFUSALS, ...EDITOR_REFUSALS, 'version-conflict'),
        },
      },
    },
    async (request) => success(await reorderPoints(deps, { by: editorOf(request), ...request.body })),
  );
}
