import { askOwnPasskey, confirmByPasskey } from '@phial/contract/calls/passkeys';
import { useSyncExternalStore } from 'react';
import { send } from '../../../api-client/client.ts';
import { currentAccount } from '../../../session/session.ts';
import { signByPasskey } from './ask-browser.ts';

/** Milliseconds; a little less than the five minutes of the server, so that a form is not refused at the last moment. */
const GOOD_FOR = 4.5 * 60_000;

/** Of one session: another one of the same person ends at another moment. */
let confirmed: { readonly sessionEnd: string; readonly until: number } | undefined;
const listeners = new Set<() => void>();

function become(next: typeof confirmed): void {
  confirmed = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isRecent = () =>
  confirmed !== undefined &&
  confirmed.sessionEnd === currentAccount()?.endsAt &&
  Date.now() < confirmed.until;

/** Whether whoever is signed in has confirmed this session by a passkey a moment ago. */
export function useRecentConfirmation(): boolean {
  return useSyncExternalStore(subscribe, isRecent);
}

/**
 * Has one of the own passkeys confirm this session, for every form that asks for it.
 * @throws NoPasskey
 * @throws CallError that no toast has shown
 */
export async function confirmSessionByPasskey(): Promise<void> {
  const sessionEnd = currentAccount()?.endsAt;
  const body = await signByPasskey(await send(askOwnPasskey, { ownMessage: true }));
  await send(confirmByPasskey, { body, ownMessage: true });
  if (sessionEnd === undefined) return;
  become({ sessionEnd, until: Date.now() + GOOD_FOR });
  setTimeout(() => become(confirmed), GOOD_FOR + 1);
}
