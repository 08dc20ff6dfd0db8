import { useSyncExternalStore } from 'react';

/*
 * Everything outside the topmost modal dialog is inert and hidden from assistive technology, a live region
 * too. The toast region therefore moves into that dialog; this is where it learns which one it is.
 */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Registers `dialog` as the topmost modal dialog; returns what to call when it closes. */
export function enterModal(dialog: HTMLElement): () => void {
  open.push(dialog);
  announce();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    announce();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The topmost open modal dialog of this package, or `undefined`. */
export function useTopmostModal(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open.at(-1),
    () => undefined,
  );
}
