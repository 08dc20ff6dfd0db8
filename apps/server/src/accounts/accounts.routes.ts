import * as accountCalls from '@phial/contract/calls/accounts';
import * as secondFactorCalls from '@phial/contract/calls/second-factors';
import * as sessionCalls from '@phial/contract/calls/sessions';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import * as accountList from './administration/account-list.service.ts';
import { actorOf } from './administration/confirmed-actor.ts';
import * as invitations from './administration/invitation.service.ts';
import * as ownAccount from './own-account.service.ts';
import * as recoveryCodes from './second-factor/recovery-codes.service.ts';
import * as secondFactor from './second-factor/second-factor.service.ts';
import { accountCookies, readCookie } from './sessions/account-cookies.ts';
import * as sessions from './sessions/session.service.ts';
import { callerOf, handOver } from './sign-in/session-cookies.ts';
import { passSecondFactor, signIn } from './sign-in/sign-in.service.ts';

/** Signing in and out, one's own account with its sessions and second factor, and the accounts of everybody. */
export async function accountRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  const cookies = accountCookies(deps.config);

  handle(app, sessionCalls.signIn, async ({ body, request, reply }) =>
    handOver(reply, cookies, await signIn(deps, body, callerOf(request, cookies))),
  );
  handle(app, sessionCalls.readSession, async ({ signedIn }) => sessions.describeSignedIn(signedIn));
  handle(app, sessionCalls.signOut, async ({ signedIn, reply }) => {
    await sessions.signOut(deps, signedIn);
    reply.header('set-cookie', cookies.session.clear());
    return { providerAddress: signedIn.providerLogoutAddress };
  });
  handle(app, sessionCalls.listSessions, ({ signedIn }) => sessions.ownSessions(deps, signedIn));
  handle(app, sessionCalls.signOutEverywhere, async ({ signedIn, reply }) => {
    await sessions.signOutEverywhere(deps, signedIn);
    reply.header('set-cookie', cookies.session.clear());
  });
  handle(app, sessionCalls.endSession, ({ params, signedIn }) =>
    sessions.endSession(deps, signedIn, params.id),
  );
  handle(app, sessionCalls.readLoginState, async ({ request }) => {
    const token = readCookie(request.headers.cookie, cookies.session.name);
    const signedIn = await sessions.readSession(deps, token);
    return { login: signedIn?.outstanding === null, session: signedIn !== undefined };
  });
  handle(app, sessionCalls.readAccountStatus, async ({ signedIn }) => sessions.describeSignedIn(signedIn));

  handle(app, secondFactorCalls.passSecondFactor, async ({ body, signedIn, request, reply }) =>
    handOver(reply, cookies, await passSecondFactor(deps, signedIn, body, callerOf(request, cookies))),
  );
  handle(app, secondFactorCalls.beginSecondFactor, ({ body, signedIn }) =>
    secondFactor.beginSecondFactor(deps, signedIn, body.password),
  );
  handle(app, secondFactorCalls.confirmSecondFactor, async ({ body, signedIn, reply }) => {
    const { token, recoveryCodes: codes } = await secondFactor.confirmSecondFactor(deps, signedIn, body.totp);
    reply.header('set-cookie', cookies.session.set(token));
    return codes;
  });
  handle(app, secondFactorCalls.endSecondFactor, ({ body, signedIn }) =>
    secondFactor.endSecondFactor(deps, signedIn, body),
  );
  handle(app, secondFactorCalls.readRecoveryCodes, ({ signedIn }) =>
    recoveryCodes.recoveryCodesLeft(deps, signedIn),
  );
  handle(app, secondFactorCalls.renewRecoveryCodes, ({ body, signedIn }) =>
    recoveryCodes.renewRecoveryCodes(deps, signedIn, body.password),
  );

  handle(app, accountCalls.requestAccount, ({ body, request }) =>
    ownAccount.register(deps, { body, address: request.ip }),
  );
  handle(app, accountCalls.changePassword, ({ body, signedIn }) =>
    ownAccount.changePassword(deps, signedIn, body),
  );
  handle(app, accountCalls.deleteOwnAccount, async ({ body, signedIn, reply }) => {
    await ownAccount.deleteOwnAccount(deps, signedIn, body.password);
    reply.header('set-cookie', cookies.session.clear());
  });

  handle(app, accountCalls.searchAccounts, ({ body }) => accountList.findAccounts(deps, body));
  handle(app, accountCalls.readPendingAccounts, () => accountList.readPending(deps));
  handle(app, accountCalls.createAccount, async ({ body: { ownPassword, ...account }, signedIn }) =>
    accountList.createAccount(deps, await actorOf(deps, signedIn, ownPassword), account),
  );
  handle(app, accountCalls.changeAccount, async ({ params, body: { ownPassword, ...change }, signedIn }) =>
    accountList.changeAccount(deps, await actorOf(deps, signedIn, ownPassword), params.id, change),
  );
  handle(app, accountCalls.resetPassword, async ({ params, body: { ownPassword, version }, signedIn }) =>
    accountList.resetPassword(deps, await actorOf(deps, signedIn, ownPassword), params.id, version),
  );
  handle(app, accountCalls.removeSecondFactor, async ({ params, body: { ownPassword, version }, signedIn }) =>
    accountList.removeSecondFactor(deps, await actorOf(deps, signedIn, ownPassword), params.id, version),
  );
  handle(app, accountCalls.inviteAccount, async ({ body: { ownPassword, ...account }, signedIn }) =>
    invitations.inviteAccount(deps, await actorOf(deps, signedIn, ownPassword), account),
  );
  handle(app, accountCalls.sendInvitationAgain, async ({ params, body, signedIn }) =>
    invitations.sendInvitationAgain(
      deps,
      await actorOf(deps, signedIn, body.ownPassword),
      params.id,
      body.version,
    ),
  );
  handle(app, accountCalls.withdrawInvitation, async ({ params, body, signedIn }) =>
    invitations.withdrawInvitation(
      deps,
      await actorOf(deps, signedIn, body.ownPassword),
      params.id,
      body.version,
    ),
  );
}
