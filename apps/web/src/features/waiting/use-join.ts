import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { useRef, useState } from 'react';
import { notifyCallError, type StandingRefusal, standingRefusal } from '../../api-client/error-notices.ts';
import { usePage } from '../../shell/page.ts';

/**
 * Sending a form of the waiting list, once at a time; the entry opens when it is there.
 * @param join sends the call, which raises no toast itself
 */
export function useJoin(join: () => Promise<WaitingEntry>) {
  const page = usePage();
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<StandingRefusal>();
  const [refreshCount, setRefreshCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  /** @param isComplete false where the form has mistakes, which show from now on */
  async function submit(isComplete: boolean): Promise<void> {
    if (underWay.current) return;
    setRefusal(undefined);
    setAttempt((count) => count + 1);
    if (!isComplete) return;
    underWay.current = true;
    setBusy(true);
    try {
      const { link } = await join();
      page.open(`/waiting?link=${link}`);
    } catch (error) {
      // Any attempt spends the captcha, whatever it failed of.
      setRefreshCount((count) => count + 1);
      setRefusal(standingRefusal(error));
      notifyCallError(error);
    }
    underWay.current = false;
    setBusy(false);
  }

  return { attempt, refusal, refreshCount, busy, submit };
}
