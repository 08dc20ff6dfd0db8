import { useEffect, useState } from 'react';

/** Long enough for the next letter of a word, short enough not to be waited for, in milliseconds. */
const PAUSE = 250;

/** What was typed, once the typing has paused, so that not every letter asks the server. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
