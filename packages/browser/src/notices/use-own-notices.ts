import { useCallback, useEffect, useMemo, useRef } from 'react';
import { dismissToast, type Notice, notify } from './notices.ts';

export interface OwnNotices {
  /** As `notify`, until the component goes or is hidden. */
  show(notice: Notice): void;
  /** Takes away what is still on screen, as a new attempt does with the words of the one before. */
  clear(): void;
}

/** Toasts that mean something on one screen only: they go with it, and are not read over the next one. */
export function useOwnNotices(): OwnNotices {
  const shown = useRef<string[]>([]);
  const clear = useCallback(() => {
    for (const id of shown.current.splice(0)) dismissToast(id);
  }, []);
  const show = useCallback((notice: Notice) => void shown.current.push(notify(notice)), []);
  useEffect(() => clear, [clear]);
  return useMemo(() => ({ show, clear }), [show, clear]);
}
