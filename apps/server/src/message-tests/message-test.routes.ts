import * as calls from '@phial/contract/calls/message-tests';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readWays, sendTestEmail, sendTestText } from './message-test.service.ts';

/** Tests of the messages to visitors; for those who edit their words. */
export async function messageTestRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readMessageWays, () => readWays(deps));
  handle(app, calls.sendTestEmail, async ({ params, body, request, signedIn }) => {
    await deps.limits.consume('email-test', { address: request.ip });
    return sendTestEmail(deps, { by: signedIn.account.id, id: params.id, ...body });
  });
  handle(app, calls.sendTestText, async ({ params, body, request, signedIn }) => {
    await deps.limits.consume('text-test', { address: request.ip });
    return sendTestText(deps, { by: signedIn.account.id, id: params.id, ...body });
  });
}
