import * as calls from '@phial/contract/calls/privacy';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readPreview } from './preview.ts';
import { eraseHeld, eraseOnRequest, handOutCopy, searchPerson } from './privacy.service.ts';

/** Retention and the requests of persons, for administrators: what the command `npm run privacy` does. */
export async function privacyRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readRetention, () => readPreview(deps));
  handle(app, calls.agreeToHeldErasure, ({ body, signedIn }) =>
    eraseHeld(deps, signedIn.account.id, body.before),
  );
  handle(app, calls.searchPerson, ({ body, signedIn }) =>
    searchPerson(deps, { account: signedIn.account.id }, body),
  );
  handle(app, calls.copyPerson, ({ body, signedIn }) =>
    handOutCopy(deps, { account: signedIn.account.id }, body),
  );
  handle(app, calls.erasePerson, ({ body, signedIn }) =>
    eraseOnRequest(deps, { account: signedIn.account.id }, body),
  );
}
