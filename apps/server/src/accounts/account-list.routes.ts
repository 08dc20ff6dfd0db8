import * as calls from '@phial/contract/calls/accounts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import {
  changeAccount,
  createAccount,
  findAccounts,
  removeSecondFactor,
  resetPassword,
} from './account-list.service.ts';
import { actorOf } from './confirmed-actor.ts';

/** The accounts of everybody, for administrators. */
export async function accountListRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.searchAccounts, ({ body }) => findAccounts(deps, body));
  handle(app, calls.createAccount, async ({ body: { ownPassword, ...account }, signedIn }) =>
    createAccount(deps, await actorOf(deps, signedIn, ownPassword), account),
  );
  handle(app, calls.changeAccount, async ({ params, body: { ownPassword, ...change }, signedIn }) =>
    changeAccount(deps, await actorOf(deps, signedIn, ownPassword), params.id, change),
  );
  handle(app, calls.resetPassword, async ({ params, body, signedIn }) =>
    resetPassword(deps, await actorOf(deps, signedIn, body.ownPassword), params.id, body.version),
  );
  handle(app, calls.removeSecondFactor, async ({ params, body, signedIn }) =>
    removeSecondFactor(deps, await actorOf(deps, signedIn, body.ownPassword), params.id, body.version),
  );
}
