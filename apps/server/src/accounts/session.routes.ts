import * as calls from '@phial/contract/calls/sessions';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { accountCookies, readCookie } from './account-cookies.ts';
import { callerOf, handOver } from './opened-session.ts';
import {
  describeSignedIn,
  endSession,
  ownSessions,
  readSession,
  signOut,
  signOutEverywhere,
} from './session.service.ts';
import { signIn } from './sign-in.service.ts';

/** Signing in and out, and where one is signed in. */
export async function sessionRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  handle(app, calls.signIn, async ({ body, request, reply }) =>
    handOver(reply, cookies, await signIn(deps, body, callerOf(request, cookies))),
  );
  handle(app, calls.readSession, async ({ signedIn }) => describeSignedIn(signedIn));
  handle(app, calls.signOut, async ({ signedIn, reply }) => {
    await signOut(deps, signedIn);
    reply.header('set-cookie', cookies.session.clear());
  });
  handle(app, calls.listSessions, ({ signedIn }) => ownSessions(deps, signedIn));
  handle(app, calls.signOutEverywhere, async ({ signedIn, reply }) => {
    await signOutEverywhere(deps, signedIn);
    reply.header('set-cookie', cookies.session.clear());
  });
  handle(app, calls.endSession, ({ params, signedIn }) => endSession(deps, signedIn, params.id));
  handle(app, calls.readLoginState, async ({ request }) => {
    const signedIn = await readSession(deps, readCookie(request.headers.cookie, cookies.session.name));
    return { login: signedIn?.outstanding === null, session: signedIn !== undefined };
  });
  handle(app, calls.readAccountStatus, async ({ signedIn }) => describeSignedIn(signedIn));
}
