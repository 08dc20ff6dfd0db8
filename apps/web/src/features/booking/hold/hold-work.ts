import type { PreparedWork } from '@phial/browser/proof-of-work/work-calls';
import { CallError } from '@phial/client/call-error';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import { takeHold } from '@phial/contract/calls/holds';
import { send } from '../../../api-client/client.ts';
import { doWork } from '../../../fields/captcha-calls.ts';

/** So often a hold is asked for with new work: the price may have risen while the work was done. */
const ATTEMPTS = 3;
/** Milliseconds. On a crowded day the work may take longer than anybody waits; the booking goes on without a hold. */
const PATIENCE = 60_000;

let prepared: Promise<PreparedWork> | undefined;

/** Begins the work for the next hold, while the visitor still chooses a time. Once begun it is not begun again. */
export function prepareHoldWork(): void {
  prepared ??= begin();
}

/** Takes a hold with the work that was prepared, or with new work where that no longer counts. */
export async function takeHoldWithWork(request: HoldRequest): Promise<Hold> {
  for (let attempt = 1; ; attempt++) {
    const work = await nextWork();
    try {
      return await send(takeHold, {
        body: { ...request, ...(work !== undefined && { work }) },
        timeLimit: 'short',
        ownMessage: true,
        // Entering step 3 twice within a second is one person going back and forth, not a duplicate booking.
        repeatSubmit: false,
      });
    } catch (error) {
      const again = error instanceof CallError && error.error === 'work-required' && work !== undefined;
      if (!again || attempt === ATTEMPTS) throw error;
    }
  }
}

/** @returns undefined where no work is asked for, or none could be done: the server then says so */
async function nextWork(): Promise<string | undefined> {
  const ready = prepared ?? begin();
  prepared = undefined;
  const { work, usableUntil } = await ready.catch(() => NO_WORK);
  if (usableUntil > Date.now()) return work;
  return (await begin().catch(() => NO_WORK)).work;
}

const NO_WORK: PreparedWork = { work: undefined, usableUntil: Number.POSITIVE_INFINITY };

function begin(): Promise<PreparedWork> {
  const work = doWork('hold', { signal: AbortSignal.timeout(PATIENCE) });
  // Whoever asks for the hold hears of a failure; until then nobody may be listening.
  work.catch(() => undefined);
  return work;
}
