import { CallError } from '@phial/client/call-error';
import { askPasskey, signInByPasskey } from '@phial/contract/calls/passkeys';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { useEffect, useEffectEvent, useState } from 'react';
import { send } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { canFillPasskeys, NoPasskey, signByPasskey, stopAskingBrowser } from './ask-browser.ts';

/** A challenge is good for five minutes; one that waits in the background is replaced before. */
const FILL_AGAIN_MS = 4 * 60_000;

async function signIn(fill: boolean): Promise<SignedInAccount> {
  const question = await send(askPasskey, { ownMessage: true });
  const body = await signByPasskey(question, { fill });
  return send(signInByPasskey, { body, ownMessage: true });
}

/**
 * A sign-in by passkey: at a press of the button, and among the logins that the browser fills in, where it can.
 * @returns `problem` is why the last one did not succeed
 */
export function usePasskeySignIn(onPassed: (account: SignedInAccount) => void) {
  const { cancelled } = useMessages().accounts.passkeys;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const press = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      onPassed(await signIn(false));
    } catch (error) {
      if (error instanceof NoPasskey) setProblem(cancelled);
      else if (error instanceof CallError) setProblem(error.msg);
      else throw error;
    } finally {
      setBusy(false);
    }
  };

  const passed = useEffectEvent(onPassed);
  const mayWait = useEffectEvent(() => !busy);
  const refused = useEffectEvent((msg: string) => setProblem(msg));
  useEffect(() => {
    let gone = false;
    const wait = async () => {
      if (!(await canFillPasskeys()) || gone || !mayWait()) return;
      try {
        const account = await signIn(true);
        if (!gone) passed(account);
      } catch (error) {
        // Another question took its place, or the browser would not: the button is still there.
        if (error instanceof NoPasskey || gone) return;
        if (error instanceof CallError) refused(error.msg);
      }
    };
    void wait();
    const timer = setInterval(() => void wait(), FILL_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      stopAskingBrowser();
    };
  }, []);

  return { busy, problem, press: () => void press() };
}
