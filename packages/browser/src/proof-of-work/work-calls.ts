import type { Challenge } from 'altcha-lib/types';
import { solveWork } from './solve-work.ts';
import type { WorkOptions } from './use-work.ts';

/** Solved work, and until when it counts. */
export interface PreparedWork {
  /** Undefined where none is asked for. */
  work: string | undefined;
  /** Milliseconds by this clock. */
  usableUntil: number;
}

/** What `GET /auth/work` answers. */
interface Asked {
  challenge: Challenge | null;
  secondsLeft: number;
}

/** The calls of a site's own client; neither shows a notice of a failure. */
interface WorkTransport<Purpose, Answer> {
  ask: (purpose: Purpose, signal: AbortSignal | undefined) => Promise<Asked>;
  trade: (work: string | undefined, signal: AbortSignal | undefined) => Promise<Answer>;
}

/** Milliseconds between the last use of solved work and its end, for the call itself. */
const MARGIN = 20_000;

/** The work that the calls of a site may ask for. */
export function createWorkCalls<Purpose extends string, Answer>({
  ask,
  trade,
}: WorkTransport<Purpose | 'captcha', Answer>) {
  /** Asks for a challenge and solves it. */
  async function doWork(purpose: Purpose | 'captcha', options: WorkOptions = {}): Promise<PreparedWork> {
    const { challenge, secondsLeft } = await ask(purpose, options.signal);
    const usableUntil = Date.now() + secondsLeft * 1000 - MARGIN;
    return { work: challenge ? await solveWork(challenge, options) : undefined, usableUntil };
  }

  /** A captcha answer that is earned by work instead of read from a picture. */
  async function earnAnswer(options: WorkOptions): Promise<Answer> {
    const { work } = await doWork('captcha', options);
    return trade(work, options.signal);
  }

  return { doWork, earnAnswer };
}
