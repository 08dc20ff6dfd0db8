import * as calls from '@phial/contract/calls/set-up';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { changeBookingOpening, markStep, readSetUp } from './set-up.service.ts';

/** The set-up of a laboratory (`docs/decisions/053-set-up-and-opening.md`). */
export async function setUpRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readSetUp, () => readSetUp(deps));
  handle(app, calls.markSetUpStep, ({ params, body, signedIn }) =>
    markStep(deps, { by: signedIn.account.id, step: params.step, mark: body.mark }),
  );
  handle(app, calls.changeBookingOpening, ({ body, signedIn }) =>
    changeBookingOpening(deps, { by: signedIn.account.id, ...body }),
  );
}
