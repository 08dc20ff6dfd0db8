import { secondsLeft } from '@phial/domain/booking/hold-rules';
import { useLayoutEffect, useState } from 'react';

/**
 * The seconds a clock still has. Counted by clock time, so that a page that
 * slept, or was hidden, shows the right number when it wakes; and by the time
 * that has passed on this page, so that a device whose clock is set back does
 * not count on beyond what was granted.
 * @param endsAt milliseconds since the epoch
 * @param granted the most it can have, in seconds
 */
export function useSecondsLeft(endsAt: number, granted: number): number {
  const [, redraw] = useState(0);
  const [start, setStart] = useState(() => startOf(endsAt, granted));
  const { stopsAt } = start.endsAt === endsAt ? start : startOf(endsAt, granted);
  if (start.endsAt !== endsAt) setStart({ endsAt, stopsAt });
  const left = Math.min(endsAt - Date.now(), stopsAt - performance.now());
  const seconds = secondsLeft(left, 0);
  // In the commit that shows the number: no time passes between the two.
  useLayoutEffect(() => {
    if (seconds === 0) return;
    // Until the number changes next; a timer that comes late catches up by itself.
    const wait = left - (seconds - 1) * 1000;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(wait, 1));
    return () => clearTimeout(timer);
  });
  return seconds;
}

/** When a clock was first seen, by the time of the page, which nobody can set. */
interface Start {
  endsAt: number;
  /** Milliseconds as `performance.now()` counts them. */
  stopsAt: number;
}

function startOf(endsAt: number, granted: number): Start {
  return { endsAt, stopsAt: performance.now() + Math.min(endsAt - Date.now(), granted * 1000) };
}
