import type { Complain } from './complaint.ts';
import type { Downtime } from './fleet.ts';
import type { Call } from './journal.ts';

const LATEST_MS = 5_000;

/** Refusals that somebody who does nothing wrong may get. */
const FAIR =
  /^(?:slot-(?:full|unknown|past)|same-(?:day|time)|already-cancelled|booking-token|captcha-wrong|hold-ended|not-found|preview-outdated|login-expired|version-conflict|order-state|waiting-already|offer-ended)$/;

/** Complains of calls that were late, broke off while their server ran, or failed otherwise than with 503. */
export function judgeAnswers(
  calls: readonly Call[],
  downtimes: readonly Downtime[],
  complain: Complain,
): void {
  for (const call of calls) {
    const { kind, manner, status, endedAt, error } = call;
    const seconds = (durationOf(call) / 1_000).toFixed(1);
    if (durationOf(call) > LATEST_MS) complain('late', `${kind} took ${seconds} s`, endedAt);
    if (status === 0 && manner !== 'hang-up' && !wasDown(call, downtimes))
      complain('unanswered', `${kind} got no answer within ${seconds} s`, endedAt);
    if (status >= 500 && status !== 503) complain('failed', `${kind} was answered with ${status}`, endedAt);
    if (status >= 400 && status < 500 && !FAIR.test(error ?? ''))
      complain('false', `${kind} was refused with ${status} ${error}`, endedAt);
  }
}

/** Milliseconds that a call took, but for the time that its client took for itself. */
export function durationOf({ manner, invokedAt, endedAt }: Call): number {
  return manner === 'plain' ? endedAt - invokedAt : 0;
}

function wasDown({ server, invokedAt, endedAt }: Call, downtimes: readonly Downtime[]): boolean {
  return downtimes.some(
    (downtime) => downtime.server === server && downtime.from <= endedAt && downtime.until >= invokedAt,
  );
}
