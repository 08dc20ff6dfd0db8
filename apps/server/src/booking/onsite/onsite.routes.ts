import * as calls from '@phial/contract/calls/on-site';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { issueClientInformationCode } from './client-information-code.ts';
import { registerScene, revealSceneNumber } from './register-scene.service.ts';

/** On-site registration: the visitor's QR code, and what the counter does with it. */
export async function onsiteRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.issueClientInformationCode, ({ body, request }) =>
    issueClientInformationCode(deps, { body, address: request.ip }),
  );
  handle(app, calls.scanClientInformationCode, ({ body, signedIn }) =>
    registerScene(deps, signedIn.account, body),
  );
  handle(app, calls.revealScannedNumber, ({ body, signedIn }) =>
    revealSceneNumber(deps, { ...body, account: signedIn.account.id }),
  );
}
