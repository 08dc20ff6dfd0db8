import * as calls from '@phial/contract/calls/holds';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { extendHold, releaseHold, takeHold } from './hold.service.ts';

/** The place kept while a visitor fills in the form. Whoever knows a hold's id may extend and release it. */
export async function holdRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.takeHold, ({ body, request }) => takeHold(deps, { body, address: request.ip }));
  handle(app, calls.extendHold, ({ params, request }) =>
    extendHold(deps, { id: params.id, address: request.ip }),
  );
  handle(app, calls.releaseHold, ({ params, query }) =>
    releaseHold(deps, { id: params.id, after: Number(query.after ?? 0) }),
  );
}
