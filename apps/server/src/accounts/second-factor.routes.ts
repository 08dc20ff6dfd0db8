import * as calls from '@phial/contract/calls/second-factors';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { accountCookies } from './account-cookies.ts';
import { callerOf, handOver } from './opened-session.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './second-factor.service.ts';
import { passSecondFactor } from './sign-in.service.ts';

/** One's own second factor (TOTP): passing it, setting it up, doing without it. */
export async function secondFactorRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  handle(app, calls.passSecondFactor, async ({ body, signedIn, request, reply }) =>
    handOver(reply, cookies, await passSecondFactor(deps, signedIn, body.totp, callerOf(request, cookies))),
  );
  handle(app, calls.beginSecondFactor, ({ body, signedIn }) =>
    beginSecondFactor(deps, signedIn, body.password),
  );
  handle(app, calls.confirmSecondFactor, async ({ body, signedIn, reply }) => {
    const token = await confirmSecondFactor(deps, signedIn, body.totp);
    reply.header('set-cookie', cookies.session.set(token));
  });
  handle(app, calls.endSecondFactor, ({ body, signedIn }) => endSecondFactor(deps, signedIn, body));
}
