import * as calls from '@phial/contract/calls/api-keys';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { actorOf, assertConfirmed } from '../administration/confirmed-actor.ts';
import { createApiKey, endApiKey, readApiKeys } from './api-key.service.ts';

/** The keys by which other programs call, for administrators. */
export async function apiKeyRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listApiKeys, () => readApiKeys(deps));
  handle(app, calls.createApiKey, async ({ body: { ownPassword, ...asked }, signedIn }) => {
    assertConfirmed(await actorOf(deps, signedIn, ownPassword));
    return createApiKey(deps, { account: signedIn.account.id }, asked);
  });
  handle(app, calls.revokeApiKey, ({ params, signedIn }) =>
    endApiKey(deps, { account: signedIn.account.id }, params.id),
  );
}
