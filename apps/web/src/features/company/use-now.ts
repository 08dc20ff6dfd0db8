import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The present time, renewed at each full minute while the page shows: hidden pages (React `<Activity>`) stop
 * their effects, and look at the clock again when they come back.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const present = new Date();
      setNow(present);
      timer = setTimeout(tick, MINUTE - (present.getTime() % MINUTE));
    }
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
