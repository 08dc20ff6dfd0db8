import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import { StatusSign } from '../planner/status-sign.tsx';
import type { DayCounts as Counts } from '../planner/wall-plan.ts';
import styles from './day-counts.module.css';

/**
 * The day in numbers: who is still to come, who is here, who did not come, what is free.
 * @param onNow leads to the present moment on the planner; undefined where it is not on it
 */
export function DayCounts({ counts, onNow }: { counts: Counts; onNow: (() => void) | undefined }) {
  const words = useMessages().desk;
  const { expected, arrived, noShow, free, held, capacity } = counts;
  const rows = [
    { key: 'booked', term: words.counts.booked, value: expected, sign: <StatusSign status="BOOKED" /> },
    { key: 'arrived', term: words.counts.arrived, value: arrived, sign: <StatusSign status="ATTENDED" /> },
    { key: 'noShow', term: words.counts.noShow, value: noShow, sign: <StatusSign status="NO_SHOW" /> },
    { key: 'free', term: words.counts.free, value: free, note: words.counts.of(capacity) },
    ...(held > 0 ? [{ key: 'held', term: words.counts.held, value: held }] : []),
  ];
  return (
    <div className={styles.line}>
      <dl className={styles.counts} aria-label={words.counts.title}>
        {rows.map(({ key, term, value, sign, note }) => (
          <div key={key} className={styles.count} data-count={key}>
            <dt>
              {sign}
              {term}
            </dt>
            <dd>
              <b>{value}</b>
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {onNow && (
        <Button size="small" icon={<Icon name="clock" size={18} />} onClick={onNow}>
          {words.planner.toNow}
        </Button>
      )}
    </div>
  );
}

/** Several bookings within this time are announced as one, in milliseconds. */
const QUIET_MS = 2_000;

/**
 * Announces to screen readers that the day has changed, when it pauses and with the
 * new numbers only; nothing of the page moves under whoever reads it.
 * @param of names the day: another one is not announced
 */
export function DayUpdates({ of, counts }: { of: string; counts: Counts }) {
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
      setAnnounced(words.changed(expected, arrived, free));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [of, now, words, expected, arrived, free]);

  return (
    <div role="status">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  );
}
