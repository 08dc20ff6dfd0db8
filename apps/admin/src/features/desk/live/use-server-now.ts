import { useEffect, useState } from 'react';

/** How often the time on screen moves on, in milliseconds. */
const STEP_MS = 15_000;

/**
 * The present moment by the clock of the server, which decides what has begun.
 * @param clockAhead how far that clock is ahead of the browser's, in milliseconds
 */
export function useServerNow(clockAhead: number): Date {
  const [, step] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => step((count) => count + 1), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(Date.now() + clockAhead);
}
