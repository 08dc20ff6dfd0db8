import { useEffect, useState } from 'react';

/** By pointer, finger, wheel or key. */
const GESTURES = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

/** Whether somebody has begun to use the page, rather than merely opened it. */
export function useFirstGesture(): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (begun) return;
    const begin = () => setBegun(true);
    for (const gesture of GESTURES) window.addEventListener(gesture, begin, { passive: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
    };
  }, [begun]);
  return begun;
}
