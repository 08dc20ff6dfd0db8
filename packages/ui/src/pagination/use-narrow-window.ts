import { useSyncExternalStore } from 'react';

/** As the sheet of the pagination has it. */
const NARROW = '(width < 480px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window has no room for more than seven buttons side by side. */
export function useNarrowWindow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
}
