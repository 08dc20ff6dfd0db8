import { solveWork } from '@phial/browser/work/solve-work';
import type { EarnedAnswer, Work, WorkPurpose } from '@phial/contract/work';
import { get, post } from '../api-client/client.ts';

/** Solved work, and until when it counts. */
export interface PreparedWork {
  /** Undefined where none is asked for. */
  work: string | undefined;
  /** Milliseconds by this clock. */
  usableUntil: number;
}

interface WorkOptions {
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const QUIET = { helper: 'booking', ownMessage: true } as const;
/** Milliseconds between the last use of solved work and its end, for the call itself. */
const MARGIN = 20_000;

/** Asks for a challenge and solves it. */
export async function doWork(purpose: WorkPurpose, options: WorkOptions = {}): Promise<PreparedWork> {
  const { signal } = options;
  const { data } = await get<Work>('/auth/work', {
    ...QUIET,
    params: { purpose },
    ...(signal && { signal }),
  });
  const usableUntil = Date.now() + data.secondsLeft * 1000 - MARGIN;
  const work = data.challenge ? await solveWork(data.challenge, options) : undefined;
  return { work, usableUntil };
}

/** A captcha answer that is earned by work instead of read from a picture. */
export async function earnAnswer(options: WorkOptions): Promise<EarnedAnswer> {
  const { work } = await doWork('captcha', options);
  const { signal } = options;
  const { data } = await post<EarnedAnswer>(
    '/auth/work',
    { ...(work !== undefined && { work }) },
    { ...QUIET, repeatSubmit: false, ...(signal && { signal }) },
  );
  return data;
}
