import { useEffect } from 'react';
import type { ShownScreen } from './shown-screen.ts';

let taken: ShownScreen | undefined;

/** To be called when the site takes over a first screen. */
export function keepEarlyPress(screen: ShownScreen): void {
  taken = screen;
}

/**
 * Presses again what a visitor pressed before the scripts of the site had come, once the page answers; React drops what
 * it cannot deliver at once.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const button = taken?.takePress();
    taken = undefined;
    // Once the page also knows what was typed, which it learns as it is mounted.
    if (button !== undefined) setTimeout(() => button.click());
  }, []);
}
