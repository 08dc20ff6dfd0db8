import type { OutstandingStep, Session, SignedInAccount } from '@phial/contract/staff/account';
import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import { tokenHash } from './secret-token.ts';
import {
  deleteSession,
  deleteSessions,
  listSessions,
  readSessionRow,
  type SessionRow,
  touchSession,
} from './session.sql.ts';

/** Longer than a pause at the desk, shorter than a lunch with the door open. */
const IDLE_MS = 60 * 60_000;
/** A shift; whoever works on signs in again. */
export const SESSION_MS = 12 * 3_600_000;
/** How exactly the last call is known; so that not every call writes. */
const SEEN_EVERY_MS = 60_000;

/** A session and whose it is. */
export interface SignedIn {
  readonly sessionId: string;
  readonly endsAt: Date;
  /** When its owner last confirmed at the identity provider who it is. */
  readonly confirmedAt: Date | null;
  /** Where to sign out at the identity provider as well. */
  readonly providerLogoutAddress: string | null;
  /** What is to be done before anything else is open; null when nothing is. */
  readonly outstanding: OutstandingStep | null;
  readonly account: {
    readonly id: string;
    readonly secondFactor: boolean;
  } & Readonly<
    Pick<SessionRow, 'login' | 'displayName' | 'role' | 'state' | 'servicePoints' | 'signInMethods'>
  >;
}

type SessionDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/**
 * The session of a cookie. It ends an hour after its last call, twelve hours
 * after the sign-in, and with its account.
 * @param token content of the cookie
 * @param options.isUse false for a call that nobody made, such as a page asking for news
 * @returns undefined when it has ended or never was
 */
export async function readSession(
  deps: SessionDependencies,
  token: string | undefined,
  { isUse = true }: { isUse?: boolean } = {},
): Promise<SignedIn | undefined> {
  if (token === undefined || token === '') return undefined;
  const { db, clock, config } = deps;
  const now = clock.now();
  const row = await readSessionRow(db, { tokenHash: tokenHash(token), now, seenSince: idleSince(now) });
  if (row === undefined || (row.sample && config.production)) return undefined;
  const isLongAgo = now.getTime() - row.lastSeenAt.getTime() >= SEEN_EVERY_MS;
  if (isUse && isLongAgo) await touchSession(db, row.id, now);
  const { login, displayName, role, state, servicePoints, signInMethods, totpOn: secondFactor } = row;
  return {
    sessionId: row.id,
    endsAt: row.endsAt,
    confirmedAt: row.confirmedAt,
    providerLogoutAddress: row.providerLogoutAddress,
    outstanding: outstandingStep(row, config.production),
    account: {
      id: row.accountId,
      login,
      displayName,
      role,
      state,
      servicePoints,
      signInMethods,
      secondFactor,
    },
  };
}

/** An administrator of a real laboratory always has a second factor, here or at the provider. */
function outstandingStep(row: SessionRow, production: boolean): OutstandingStep | null {
  if (row.totpOn && !row.secondFactor) return 'second-factor';
  if (row.mustChangePassword) return 'new-password';
  const ofProvider = row.signInMethods.includes('provider');
  return row.role === 'administrator' && production && !row.totpOn && !ofProvider
    ? 'second-factor-set-up'
    : null;
}

/** Who is signed in, as the calls return it. */
export function describeSignedIn({ account, outstanding, endsAt }: SignedIn): SignedInAccount {
  const { id: accountId, ...rest } = account;
  return { accountId, ...rest, outstanding, endsAt: endsAt.toISOString() };
}

/** The sessions of one's own account. */
export async function ownSessions(deps: SessionDependencies, signedIn: SignedIn): Promise<Session[]> {
  const now = deps.clock.now();
  const rows = await listSessions(deps.db, { id: signedIn.account.id, now, seenSince: idleSince(now) });
  return rows.map((row) => ({
    sessionId: row.id,
    current: row.id === signedIn.sessionId,
    device: row.device,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  }));
}

/** Signs out here. */
export async function signOut(
  { db, clock }: SessionDependencies,
  { account, sessionId, outstanding }: SignedIn,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await deleteSession(tx, account.id, sessionId);
    // Without the second factor nobody had signed in, nor is it sure who it was.
    if (!ended || outstanding === 'second-factor') return;
    await recordEvent(tx, { at: clock.now(), actor: { account: account.id }, action: 'signed-out' });
  });
}

/**
 * Ends one of one's own sessions.
 * @throws Refused `not-found` when there is none of this number
 */
export async function endSession(
  { db, clock }: SessionDependencies,
  { account }: SignedIn,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSession(tx, account.id, sessionId))) throw new Refused('not-found');
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account: account.id },
      action: 'signed-out-elsewhere',
    });
  });
}

/** Ends all of one's own sessions, this one too. */
export async function signOutEverywhere(
  { db, clock }: SessionDependencies,
  { account }: SignedIn,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSessions(tx, account.id);
    await recordEvent(tx, {
      at: clock.now(),
      actor: { account: account.id },
      action: 'signed-out-everywhere',
    });
  });
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}
