import * as calls from '@phial/contract/calls/accounts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { accountCookies } from './account-cookies.ts';
import { changePassword, deleteOwnAccount, register } from './own-account.service.ts';

/** One's own account. */
export async function userRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const { session } = accountCookies(deps.config);

  handle(app, calls.requestAccount, ({ body, request }) => register(deps, { body, address: request.ip }));
  handle(app, calls.changePassword, ({ body, signedIn }) => changePassword(deps, signedIn, body));
  handle(app, calls.deleteOwnAccount, async ({ body, signedIn, reply }) => {
    await deleteOwnAccount(deps, signedIn, body.password);
    reply.header('set-cookie', session.clear());
  });
}
