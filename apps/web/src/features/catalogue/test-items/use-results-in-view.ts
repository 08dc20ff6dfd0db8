import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Below this part of the window a heading has no result in sight under it. */
const LOWEST = 0.6;

/**
 * Brings the results to who has chosen a letter or a subject above them, where they are out of sight: scrolls
 * to their heading and gives it the focus, which else would stay on a button that has gone.
 * @returns to be called with a choice; the results come into view once the page shows them
 */
export function useResultsInView(heading: RefObject<HTMLElement | null>): () => void {
  const chosen = useRef(false);
  useLayoutEffect(() => {
    const target = heading.current;
    if (!chosen.current || target === null) return;
    chosen.current = false;
    const { top } = target.getBoundingClientRect();
    if (top >= 0 && top <= window.innerHeight * LOWEST) return;
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
  });
  return useCallback(() => {
    chosen.current = true;
  }, []);
}
