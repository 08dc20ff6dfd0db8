import { Envelope } from '@phial/contract/envelope';
import { Hold, HoldRequest, ReleaseQuery } from '@phial/contract/hold';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { extendHold, releaseHold, takeHold } from './hold.service.ts';

const HoldParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const Held = Envelope(Hold);

/** The place kept while a visitor fills in the form (D-38). Whoever knows a hold's id may extend and release it. */
export async function holdRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.post(
    '/rest/appointment/hold',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['holds'],
        summary: 'Hold a place for 600 seconds',
        description:
          'Counts as taken for everybody else. `replaces` is given up in the same step, and kept when this is refused. ' +
          'The refusals `slot-full`, `slot-past` and `slot-unknown` carry the nearest free times in `data.alternatives`.',
        body: HoldRequest,
        response: {
          200: Held,
          ...refusals(
            'body-invalid',
            'field-unknown',
            'body-too-large',
            'media-type',
            'service-point-unknown',
            'slot-unknown',
            'slot-past',
            'slot-full',
            'work-required',
            'hold-share-spent',
            'too-many-requests',
          ),
        },
      },
    },
    async (request) => {
      const data = await takeHold(deps, { body: request.body, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );

  app.put(
    '/rest/appointment/hold/:id',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['holds'],
        summary: 'Hold it for another 600 seconds',
        description: 'From now, up to ten times.',
        params: HoldParams,
        response: { 200: Held, ...refusals('hold-ended', 'hold-extensions-spent', 'too-many-requests') },
      },
    },
    async (request) => {
      const data = await extendHold(deps, { id: request.params.id, address: request.ip });
      return { code: 200 as const, msg: '', data };
    },
  );

  app.delete(
    '/rest/appointment/hold/:id',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['holds'],
        summary: 'Give the place back',
        description:
          'Succeeds for a hold that has ended as well. With `after` the place is kept for so many seconds yet, ' +
          'for a page that is left and may come back at once.',
        params: HoldParams,
        querystring: ReleaseQuery,
        response: { 200: Envelope(Type.Null()), ...refusals() },
      },
    },
    async (request) => {
      await releaseHold(deps, { id: request.params.id, after: Number(request.query.after ?? 0) });
      return { code: 200 as const, msg: '', data: null };
    },
  );
}
