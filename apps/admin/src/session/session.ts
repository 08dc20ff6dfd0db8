import { forgetServerState } from '@phial/browser/server-state/server-state';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as this tab knows. The cookie that proves it is out of reach of any script. */
export type Session =
  | { readonly state: 'unknown' }
  /** The server has not answered who it is. */
  | { readonly state: 'unreachable' }
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly account: SignedInAccount }
  /** The sign-out is under way: the pages are gone, so that none asks the server for a session that is about to end. */
  | { readonly state: 'leaving'; readonly account: SignedInAccount }
  | EndedSession;

/** It was open; what is on screen stays, out of reach, until the same person is back. */
export interface EndedSession {
  readonly state: 'ended';
  readonly account: SignedInAccount;
  /** The session is over, or another tab of this browser is somebody else's by now: the cookie is one for all. */
  readonly because: 'over' | 'other-account';
}

let session: Session = { state: 'unknown' };
/** Between the tabs of a browser, as they share one cookie: the id of whoever has signed in, or null for nobody. */
const channel = new BroadcastChannel('phial-session');
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => session;

/** The session of this tab, for components. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, current);
}

/** Who is signed in, for the pages behind the sign-in. */
export function useAccount(): SignedInAccount {
  const now = useSession();
  if (!('account' in now)) throw new Error('this page is behind the sign-in');
  return now.account;
}

/** Whom this tab acts for; undefined before the sign-in. */
export function currentAccount(): SignedInAccount | undefined {
  return 'account' in session ? session.account : undefined;
}

/** The server is asked who is signed in. */
export function sessionSought(): void {
  become({ state: 'unknown' });
}

/** It has not answered; that nobody is signed in would be an answer. */
export function sessionUnreachable(): void {
  if (session.state === 'unknown') become({ state: 'unreachable' });
}

/** After a sign-in, a second factor or a change of the own account: what the server answered. */
export function sessionOpened(account: SignedInAccount): void {
  if (account.outstanding === null) channel.postMessage(account.accountId);
  // What another person has left on screen is none of this one's business.
  if (session.state === 'ended' && session.account.accountId !== account.accountId) location.reload();
  else become({ state: 'open', account });
}

/** A call was refused for want of a session, or of one of this account. */
export function sessionEnded(because: EndedSession['because'] = 'over'): void {
  const account = currentAccount();
  if (account === undefined) become({ state: 'none' });
  // Signing out found nothing left to end; where the cookie is somebody else's, their tabs are not notified.
  else if (session.state === 'leaving' && because === 'over') signedOut();
  // Half-way in, and on the way out, there is nothing on screen to be kept.
  else if (account.outstanding !== null || session.state === 'leaving') leave();
  else become({ state: 'ended', account, because });
}

/**
 * Takes the pages off the screen, and with them every question they have asked, until the server has signed out.
 * @returns brings them back, for where it could not
 */
export function leavingSession(): () => void {
  const before = session;
  if ('account' in before) become({ state: 'leaving', account: before.account });
  return () => {
    if (session.state === 'leaving') become(before);
  };
}

/** Signed out on purpose: nothing stays on screen, in no tab of this browser. */
export function signedOut(): void {
  channel.postMessage(null);
  leave();
}

function leave(): void {
  become({ state: 'none' });
  forgetServerState();
}

/** Hears the other tabs, never this one. */
channel.addEventListener('message', ({ data: accountId }: MessageEvent<string | null>) => {
  const account = currentAccount();
  if (account === undefined) return;
  if (accountId === null) leave();
  else if (accountId !== account.accountId) sessionEnded('other-account');
  // The same person is back by way of another tab.
  else if (session.state === 'ended') become({ state: 'open', account });
});
