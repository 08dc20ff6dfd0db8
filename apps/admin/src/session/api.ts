import { CallError } from '@phial/client/call-error';
import * as calls from '@phial/contract/calls/sessions';
import { send } from '../api-client/client.ts';
import {
  leavingSession,
  sessionEnded,
  sessionOpened,
  sessionSought,
  sessionUnreachable,
  signedOut,
} from './session.ts';

/**
 * Asks the server who is signed in; the session's state says so, also where nobody is or no answer comes.
 * The first question is one that is never refused: browsers write a refused call into the console, and the public
 * site shows this page in a frame to everybody.
 */
export async function findSession(): Promise<void> {
  sessionSought();
  try {
    const { session } = await send(calls.readLoginState, { ownMessage: true });
    if (session) sessionOpened(await send(calls.readSession, { ownMessage: true }));
    else sessionEnded();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    sessionUnreachable();
  }
}

/**
 * Ends the session at the server and here, and goes on to the sign-out of the identity provider, where the session came
 * from one that has it. Where that fails, which a toast has reported, the pages are back.
 */
export async function signOut(): Promise<void> {
  const stay = leavingSession();
  let providerAddress: string | null;
  try {
    ({ providerAddress } = await send(calls.signOut));
  } catch (error) {
    stay();
    throw error;
  }
  signedOut();
  // Not inside the public site's frame, which no provider lets itself be shown in.
  if (providerAddress !== null) (window.top ?? window).location.assign(providerAddress);
}
