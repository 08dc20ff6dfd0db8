import * as calls from '@phial/contract/calls/work';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { issueWork, tradeWork } from './work.service.ts';

/** Proof of work, `docs/decisions/028-proof-of-work.md`. */
export async function workRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.issueWork, ({ query, request }) =>
    issueWork(deps, { purpose: query.purpose, address: request.ip }),
  );
  handle(app, calls.tradeWork, ({ body, request }) =>
    tradeWork(deps, { work: body.work, address: request.ip }),
  );
}
