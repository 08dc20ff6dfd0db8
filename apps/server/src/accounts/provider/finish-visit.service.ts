import { randomUUID } from 'node:crypto';
import type { ProviderOutcome } from '@phial/contract/staff/identity-provider';
import * as client from 'openid-client';
import { recordEvent } from '../../audit/record-event.ts';
import { constraintOf } from '../../db/database-error.ts';
import { Refused } from '../../errors.ts';
import { newToken, tokenHash } from '../sessions/secret-token.ts';
import { SESSION_MS } from '../sessions/session.service.ts';
import { confirmSession, deleteSessionOfTokenHash, insertSession } from '../sessions/session.sql.ts';
import { CONFIRMATION_AGE } from './begin-visit.service.ts';
import { claimAt, grantOf, groupsOf } from './claims.ts';
import { findIdentity } from './identity.sql.ts';
import { accountOfPerson, type ProviderPerson } from './provider-account.ts';
import {
  logProviderError,
  type ProviderDependencies,
  type ReadyProvider,
  readyProvider,
} from './provider-client.ts';
import { type ProviderRequest, takeProviderRequest } from './provider-request.sql.ts';

/** The browser is back from the provider. */
export interface Return {
  /** Of the cookie that the visit began with. */
  token: string | undefined;
  /** As the provider wrote it, with the question mark. */
  query: string;
  /** Browser and system, roughly. */
  device: string;
  /** Where the provider's sign-out sends the browser. */
  signedOutAddress: string;
}

/** How the visit ended. */
export interface Finished {
  returnPath: string;
  /** Undefined after a sign-in. */
  outcome: ProviderOutcome | undefined;
  /** Of the new session. */
  token: string | undefined;
}

/**
 * Ends a visit to the provider. Whatever goes wrong ends as an outcome, which says nothing of the reason; the log does.
 */
export async function finishVisit(deps: ProviderDependencies, back: Return): Promise<Finished> {
  const now = deps.clock.now();
  const request =
    back.token === undefined ? undefined : await takeProviderRequest(deps.db, tokenHash(back.token), now);
  if (request === undefined) return { returnPath: '/', outcome: 'expired', token: undefined };
  const { returnPath } = request;
  try {
    const visited = await visitedAs(deps, request, back);
    if (request.sessionId !== null) {
      const confirmed = await confirm(deps, request.sessionId, visited.person);
      return { returnPath, outcome: confirmed ? 'confirmed' : 'failed', token: undefined };
    }
    const token = await openSession(deps, request, visited, back);
    return { returnPath, outcome: token === undefined ? 'no-access' : undefined, token };
  } catch (error) {
    if (error instanceof Refused) return { returnPath, outcome: 'unavailable', token: undefined };
    if (!isOfProvider(error)) throw error;
    logProviderError(deps, error, 'a sign-in through the identity provider failed');
    return { returnPath, outcome: 'failed', token: undefined };
  }
}

/** Somebody who has shown who it is, and what a later sign-out needs. */
interface Visited {
  person: ProviderPerson;
  providerSession: string | null;
  logoutAddress: string | null;
}

/** @throws Refused `provider-unavailable`; the library's errors for whatever does not hold */
async function visitedAs(
  deps: ProviderDependencies,
  request: ProviderRequest,
  { query, signedOutAddress }: Return,
): Promise<Visited> {
  const provider = await readyProvider(deps);
  const { configuration } = provider;
  const tokens = await client.authorizationCodeGrant(
    configuration,
    new URL(request.redirectAddress + query),
    {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.codeVerifier,
      idTokenExpected: true,
      ...(request.sessionId !== null && { maxAge: CONFIRMATION_AGE }),
    },
  );
  const claims = tokens.claims();
  if (claims === undefined) throw new client.ClientError('the provider sent no ID token');
  const { end_session_endpoint: endSession } = configuration.serverMetadata();
  return {
    person: await personOf(provider, claims, tokens.access_token),
    providerSession: typeof claims.sid === 'string' ? claims.sid : null,
    logoutAddress:
      endSession === undefined
        ? null
        : client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: signedOutAddress }).href,
  };
}

/** Some providers put groups and name into the ID token, some only where an access token reads them. */
async function personOf(
  { settings, configuration }: ReadyProvider,
  claims: client.IDToken,
  accessToken: string,
): Promise<ProviderPerson> {
  const { groupsClaim, nameClaim, mapping } = settings;
  const hasAll = [groupsClaim, nameClaim].every((path) => claimAt(claims, path) !== undefined);
  const asksMore = !hasAll && configuration.serverMetadata().userinfo_endpoint !== undefined;
  const more = asksMore ? await client.fetchUserInfo(configuration, accessToken, claims.sub) : {};
  const known: Record<string, unknown> = { ...more, ...claims };
  const texts = (...names: string[]) =>
    names.map((name) => claimAt(known, name)).filter((value) => typeof value === 'string');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    grant: grantOf(groupsOf(claimAt(known, groupsClaim)), mapping),
    displayName: texts(nameClaim, 'name', 'preferred_username')[0] ?? '',
    logins: texts('preferred_username', 'email'),
  };
}

async function confirm(
  { db, clock }: ProviderDependencies,
  sessionId: string,
  person: ProviderPerson,
): Promise<boolean> {
  const accountId = await findIdentity(db, person);
  return accountId !== undefined && confirmSession(db, { id: sessionId, accountId, now: clock.now() });
}

/** @returns the token of the session; undefined where the person may not sign in */
async function openSession(
  deps: ProviderDependencies,
  { formerTokenHash }: ProviderRequest,
  visited: Visited,
  { device }: Return,
): Promise<string | undefined> {
  const now = deps.clock.now();
  const token = newToken();
  const open = () =>
    deps.db.transaction(async (tx) => {
      const account = await accountOfPerson(tx, visited.person, now);
      if (account === undefined) return undefined;
      const { accountId, version } = account;
      const opened = await insertSession(tx, {
        id: randomUUID(),
        tokenHash: tokenHash(token),
        accountId,
        accountVersion: version,
        now,
        endsAt: new Date(now.getTime() + SESSION_MS),
        device,
        secondFactor: false,
        provider: { session: visited.providerSession, logoutAddress: visited.logoutAddress },
      });
      if (!opened) return undefined;
      if (formerTokenHash !== null) await deleteSessionOfTokenHash(tx, formerTokenHash);
      await recordEvent(tx, { at: now, actor: { account: accountId }, action: 'signed-in' });
      return token;
    });
  try {
    return await open();
  } catch (error) {
    // Signed in for the first time in two windows at once: the other one has made the account.
    if (constraintOf(error) !== 'account_identity_subject') throw error;
    return open();
  }
}

function isOfProvider(error: unknown): boolean {
  return (
    error instanceof client.ClientError ||
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError ||
    error instanceof client.WWWAuthenticateChallengeError
  );
}
