import { useEffect, useId, useRef, useState } from 'react';
import styles from './loading.module.css';

/** A load shorter than this shows nothing (docs/rules/site.md#loading), in milliseconds. */
const LOADING_DELAY = 150;
/** What is shown stays this long, in milliseconds. */
const LOADING_LEAST = 500;

/**
 * Whether to show that something loads: true once `active` has lasted 150 ms, and then for 500 ms at the
 * least, so that nothing flickers.
 */
export function useSteadyLoading(active: boolean): boolean {
  const [shown, setShown] = useState(false);
  const shownAt = useRef(0);

  useEffect(() => {
    if (active === shown) return;
    const wait = active ? LOADING_DELAY : shownAt.current + LOADING_LEAST - performance.now();
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(active);
    }, wait);
    return () => clearTimeout(timer);
  }, [active, shown]);

  return shown;
}

/**
 * A phial whose level rises and falls, and a word. Hand it the bare state of the load: it keeps itself steady.
 * It is in the page all the time, so that its appearance is announced. Once the load is over it takes no room: nothing
 * moves under the visitor's finger when it goes.
 */
export function Loading({ active, label }: { active: boolean; label: string }) {
  const shown = useSteadyLoading(active);
  const clip = useId();
  return (
    <div role="status" data-print="hide" className={styles.place}>
      {shown && (
        <span className={styles.loading} data-floating={!active || undefined}>
          <svg viewBox="0 0 24 40" width="24" height="40" aria-hidden="true" className={styles.phial}>
            <clipPath id={clip}>
              <path d="M6 4v25a6 6 0 0 0 12 0V4z" />
            </clipPath>
            <g clipPath={`url(#${clip})`}>
              <rect className={styles.level} x="4" y="6" width="16" height="34" />
            </g>
            <path className={styles.glass} d="M3 3h18M6 3v26a6 6 0 0 0 12 0V3" />
          </svg>
          <span>{label}</span>
        </span>
      )}
    </div>
  );
}
