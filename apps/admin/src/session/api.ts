import * as calls from '@phial/contract/calls/sessions';
import { send } from '../api-client/client.ts';
import { leavingSession, sessionEnded, sessionOpened, signedOut } from './session.ts';

/**
 * Asks the server who is signed in; without anybody the session's state says so. Rejects when no answer comes.
 * The first question is one that is never refused: browsers write a refused call into the console, and the public
 * site shows this page in a frame to everybody.
 */
export async function findSession(): Promise<void> {
  const { session } = await send(calls.readLoginState, { ownMessage: true });
  if (!session) return sessionEnded();
  sessionOpened(await send(calls.readSession, { ownMessage: true }));
}

/** Ends the session at the server and here. Where that fails, which a toast has reported, the pages are back. */
export async function signOut(): Promise<void> {
  const stay = leavingSession();
  try {
    await send(calls.signOut);
  } catch (error) {
    stay();
    throw error;
  }
  signedOut();
}
