import type { RunWork } from '@phial/browser/proof-of-work/use-work';
import { CallError } from '@phial/client/call-error';
import { signIn } from '@phial/contract/calls/sessions';
import type { SignedInAccount } from '@phial/contract/staff/account';
import { send } from '../../../api-client/client.ts';
import { doWork } from '../work-calls.ts';

/** So often this device works for one sign-in: the price may have risen while it worked. */
const WORKS = 2;

/**
 * Signs in; where many guess at the login, the server asks this device to work first.
 * @param run shows the work, and gives it up when the person wishes
 * @returns undefined when the work was given up or could not be done
 */
export async function signInByWork(
  credentials: { login: string; password: string },
  run: RunWork,
): Promise<SignedInAccount | undefined> {
  let work: string | undefined;
  for (let works = 0; ; works++) {
    try {
      const body = { ...credentials, ...(work !== undefined && { work }) };
      return await send(signIn, { body, ownMessage: true });
    } catch (error) {
      const asked = error instanceof CallError && error.error === 'work-required';
      if (!asked || works === WORKS) throw error;
    }
    const prepared = await run((options) => doWork('sign-in', options)).catch((error: unknown) => {
      // What the server said stands in the form; what became of the work, beside its progress.
      if (error instanceof CallError) throw error;
    });
    if (!prepared) return undefined;
    work = prepared.work;
  }
}
