import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked for less motion; follows the setting while the page is open. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const setting = matchMedia(REDUCED_MOTION);
      setting.addEventListener('change', changed);
      return () => setting.removeEventListener('change', changed);
    },
    () => matchMedia(REDUCED_MOTION).matches,
  );
}

/** Whether the tab of the page is in front. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
  );
}
