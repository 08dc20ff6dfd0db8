import { forgetServerState } from '@phial/browser/server-state/server-state';
import type { SignedInAccount } from '@phial/contract/account';
import { useSyncExternalStore } from 'react';

/** Who is signed in, as far as this tab knows. The cookie that proves it is out of reach of any script. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly account: SignedInAccount }
  /** It was open, and a call has been refused since; what is on screen stays, out of reach, until the same person is back. */
  | { readonly state: 'ended'; readonly account: SignedInAccount };

let session: Session = { state: 'unknown' };
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
  if (now.state !== 'open' && now.state !== 'ended') throw new Error('this page is behind the sign-in');
  return now.account;
}

/** After a sign-in, a second factor or a change of the own account: what the server answered. */
export function sessionOpened(account: SignedInAccount): void {
  // What another person has left on screen is none of this one's business.
  if (session.state === 'ended' && session.account.accountId !== account.accountId) location.reload();
  else become({ state: 'open', account });
}

/** A call was refused for want of a session. */
export function sessionEnded(): void {
  if (session.state === 'open') become({ state: 'ended', account: session.account });
  else if (session.state === 'unknown') become({ state: 'none' });
}

/** Signed out on purpose: nothing stays on screen. */
export function signedOut(): void {
  become({ state: 'none' });
  forgetServerState();
}
