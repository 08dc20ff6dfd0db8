import { secondsLeft } from '@phial/domain/hold-rules';
import { useLayoutEffect, useState } from 'react';

/**
 * The seconds a clock still has, counted by clock time: a page that slept, or
 * was hidden, shows the right number when it wakes (D-39).
 * @param endsAt milliseconds since the epoch
 */
export function useSecondsLeft(endsAt: number): number {
  const [, redraw] = useState(0);
  const seconds = secondsLeft(endsAt, Date.now());
  // In the commit that shows the number: no time passes between the two.
  useLayoutEffect(() => {
    if (seconds === 0) return;
    // Until the number changes next; a timer that comes late catches up by itself.
    const wait = endsAt - Date.now() - (seconds - 1) * 1000;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(wait, 1));
    return () => clearTimeout(timer);
  });
  return seconds;
}
