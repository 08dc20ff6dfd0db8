import { useSyncExternalStore } from 'react';

/** As the sheets of this page have it. */
const NARROW = window.matchMedia('(width < 600px)');

function subscribe(listener: () => void): () => void {
  NARROW.addEventListener('change', listener);
  return () => NARROW.removeEventListener('change', listener);
}

/** Whether the window has room for one column only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => NARROW.matches);
}
