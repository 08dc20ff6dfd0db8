import { CLIENT_INFORMATION_SECONDS, spokenMoment } from '@phial/domain/booking/client-information-code';
import { formatClock } from '@phial/domain/hong-kong-time';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { useId, useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './code-clock.module.css';

/** Warned from here on. */
const LOW_SECONDS = 300;

/** How long a code is still good: a phial that empties, mm:ss, and words at sensible moments. */
export function CodeClock({ seconds, until }: { seconds: number; until: string }) {
  const words = useMessages('clientInformation').infoEnter;
  const spoken = useSpoken(seconds);
  return (
    <div className={styles.clock} data-low={seconds <= LOW_SECONDS || undefined}>
      <Phial full={seconds / CLIENT_INFORMATION_SECONDS} />
      <div>
        <p className={styles.label} id="code-clock-label">
          {words.timeLeft}
        </p>
        <p role="timer" aria-live="off" aria-labelledby="code-clock-label" className={styles.time}>
          {formatClock(seconds)}
        </p>
        <p className={styles.until}>{until}</p>
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What screen readers announce of the clock: how long there was at the latest of the sensible moments. */
function useSpoken(seconds: number): string {
  const words = useMessages('clientInformation').infoEnter;
  const moment = spokenMoment(seconds);
  const [spoken, setSpoken] = useState({ moment, minutes: minutesOf(seconds) });
  if (spoken.moment !== moment) setSpoken({ moment, minutes: minutesOf(seconds) });
  return words.spokenMinutes(spoken.minutes);
}

const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

/** Between the lip (7) and the foot (61) of the glass. */
function Phial({ full }: { full: number }) {
  const clip = useId();
  const level = 61 - 50 * Math.min(1, full);
  return (
    <svg className={styles.phial} viewBox="0 0 40 66" width="40" height="66" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M9 6v44a11 11 0 0 0 22 0V6z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className={styles.level} x="8" y={level} width="24" height="60" />
      </g>
      <path className={styles.glass} d="M5 5h30M9 5v45a11 11 0 0 0 22 0V5" />
    </svg>
  );
}
