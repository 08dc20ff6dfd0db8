import type { EarnedAnswer, WorkPurpose } from '@phial/contract/booking/work';
import { issueWork, tradeWork } from '@phial/contract/calls/work';
import type { Send } from '../server-state/call-query.ts';
import { solveWork } from './solve-work.ts';
import type { WorkOptions } from './use-work.ts';

/** Solved work, and until when it counts. */
export interface PreparedWork {
  /** Undefined where none is asked for. */
  work: string | undefined;
  /** Milliseconds by this clock. */
  usableUntil: number;
}

interface SendOptions {
  signal?: AbortSignal | undefined;
}

/** Milliseconds between the last use of solved work and its end, for the call itself. */
const MARGIN = 20_000;

/**
 * The work that the calls of a site may ask for.
 * @param send of the site
 * @param sendOptions of its calls: neither shows a notice of a failure
 */
export function createWorkCalls<Options extends SendOptions>(send: Send<Options>, sendOptions: Options) {
  /** Asks for a challenge and solves it. */
  async function doWork(purpose: WorkPurpose, options: WorkOptions = {}): Promise<PreparedWork> {
    const { challenge, secondsLeft } = await send(issueWork, {
      ...sendOptions,
      query: { purpose },
      signal: options.signal,
    });
    const usableUntil = Date.now() + secondsLeft * 1000 - MARGIN;
    return { work: challenge ? await solveWork(challenge, options) : undefined, usableUntil };
  }

  /** A captcha answer that is earned by work instead of read from a picture. */
  async function earnAnswer(options: WorkOptions): Promise<EarnedAnswer> {
    const { work } = await doWork('captcha', options);
    return send(tradeWork, {
      ...sendOptions,
      body: { ...(work !== undefined && { work }) },
      signal: options.signal,
    });
  }

  return { doWork, earnAnswer };
}
