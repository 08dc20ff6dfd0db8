import { loadChunk } from '@phial/browser/shell/load-chunk';
import { type ReactNode, use } from 'react';
import { loadMessages } from '../../language/language.ts';

type Screens = typeof import('./booking-screens.ts');

let screens: Promise<Screens> | undefined;
let arrived: Screens | undefined;

/** Fetches what follows the first screens, with its words; once, unless it does not arrive. */
export function fetchScreens(): Promise<Screens> {
  screens ??= Promise.all([
    loadChunk(() => import('./booking-screens.ts')),
    loadChunk(() => loadMessages('furtherBooking')),
  ]).then(
    ([all]) => {
      arrived = all;
      return all;
    },
    (error: unknown) => {
      // The next one who needs them tries again.
      screens = undefined;
      throw error;
    },
  );
  return screens;
}

/** Somebody is about to set out. Who then does waits less, and hears of a failure. */
export function attendToScreens(): void {
  fetchScreens().catch(() => undefined);
}

/**
 * A screen that follows the first ones; suspends until they have come.
 * @throws ChunkLoadError when they do not arrive, for the boundary of the page
 */
export function LaterScreen({ children }: { children: (screens: Screens) => ReactNode }) {
  return children(arrived ?? use(fetchScreens()));
}
