import * as calls from '@phial/contract/calls/passkeys';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { accountCookies } from '../sessions/account-cookies.ts';
import { callerOf, handOver } from '../sign-in/session-cookies.ts';
import * as ownPasskeys from './own-passkeys.service.ts';
import { askPasskey, signInByPasskey } from './passkey-sign-in.service.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Signing in by passkey, and the passkeys of one's own account. */
export async function passkeyRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  handle(app, calls.askPasskey, ({ request }) =>
    askPasskey(deps, relyingPartyOf(request, deps.config), request.ip),
  );
  handle(app, calls.signInByPasskey, async ({ body, request, reply }) => {
    const party = relyingPartyOf(request, deps.config);
    return handOver(reply, cookies, await signInByPasskey(deps, body, party, callerOf(request, cookies)));
  });
  handle(app, calls.listPasskeys, ({ signedIn }) => ownPasskeys.ownPasskeys(deps, signedIn));
  handle(app, calls.askOwnPasskey, ({ signedIn, request }) =>
    ownPasskeys.askOwnPasskey(deps, signedIn, relyingPartyOf(request, deps.config)),
  );
  handle(app, calls.confirmByPasskey, ({ body, signedIn, request }) =>
    ownPasskeys.confirmByPasskey(deps, signedIn, body, relyingPartyOf(request, deps.config)),
  );
  handle(app, calls.beginPasskey, ({ body, signedIn, request }) =>
    ownPasskeys.beginPasskey(deps, signedIn, body, relyingPartyOf(request, deps.config)),
  );
  handle(app, calls.addPasskey, ({ body, signedIn, request }) =>
    ownPasskeys.addPasskey(deps, signedIn, body, relyingPartyOf(request, deps.config)),
  );
  handle(app, calls.removePasskey, ({ params, body: proof, signedIn, request }) => {
    const party = relyingPartyOf(request, deps.config);
    return ownPasskeys.removePasskey(deps, signedIn, { id: params.id, proof, party });
  });
}
