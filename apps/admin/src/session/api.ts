import type { LoginState, SignedInAccount } from '@phial/contract/account';
import { del, get, post } from '../api-client/client.ts';
import { leavingSession, sessionEnded, sessionOpened, signedOut } from './session.ts';

/**
 * Asks the server who is signed in; without anybody the session's state says so. Rejects when no answer comes.
 * The first question is one that is never refused: browsers write a refused call into the console, and the public
 * site shows this page in a frame to everybody.
 */
export async function findSession(): Promise<void> {
  const { data: state } = await post<LoginState>('/user/isLogin', {}, { ownMessage: true });
  if (!state.session) return sessionEnded();
  const { data } = await get<SignedInAccount>('/staff/session', { ownMessage: true });
  sessionOpened(data);
}

/** Ends the session at the server and here. Where that fails, which a toast has told, the pages are back. */
export async function signOut(): Promise<void> {
  const stay = leavingSession();
  try {
    await del('/staff/session');
  } catch (error) {
    stay();
    throw error;
  }
  signedOut();
}
