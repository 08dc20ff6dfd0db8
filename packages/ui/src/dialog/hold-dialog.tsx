import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Holds the dialog around; answers what to call to let it go. */
type Hold = () => () => void;

export const HoldDialog = createContext<Hold | undefined>(undefined);

/**
 * Keeps the dialog around open while `busy`: what was asked for inside it is under way, and its outcome would be lost.
 * Outside a dialog it does nothing.
 */
export function useHoldDialog(busy: boolean): void {
  const hold = useContext(HoldDialog);
  useEffect(() => (busy ? hold?.() : undefined), [busy, hold]);
}

/** Whether something inside holds the dialog, and what it holds it with. */
export function useHolds(): [held: boolean, hold: Hold] {
  const [holds, setHolds] = useState(0);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  return [holds > 0, hold];
}
