import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import type { DayCounts } from '../planner/wall-plan.ts';

/** Several bookings within this time are announced as one, in milliseconds. */
const QUIET_MS = 2_000;

/**
 * Announces to screen readers that the day has changed, when it pauses and with the
 * new numbers only; nothing of the page moves under whoever reads it.
 * @param of names the day: another one is no news
 */
export function DayNews({ of, counts }: { of: string; counts: DayCounts }) {
  const words = useMessages().desk.live;
  const { expected, arrived, free } = counts;
  const now = `${of} ${expected} ${arrived} ${free}`;
  const known = useRef({ of, now });
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (known.current.of !== of) {
      known.current = { of, now };
      setAnnounced('');
      return;
    }
    if (known.current.now === now) return;
    const timer = setTimeout(() => {
      known.current = { of, now };
      setAnnounced(words.news(expected, arrived, free));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [of, now, words, expected, arrived, free]);

  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
