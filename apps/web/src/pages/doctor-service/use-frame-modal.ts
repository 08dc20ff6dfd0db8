import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';

/**
 * Whether a modal dialog stands open in a frame of this origin. While one does, nothing of the page around the frame
 * can be reached, as nothing around the dialog can be in the frame itself.
 * @param content the document that the frame has loaded
 */
export function useFrameModal(frame: RefObject<HTMLIFrameElement | null>, content: Document | null): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (content === null) return () => undefined;
      const observer = new MutationObserver(changed);
      observer.observe(content, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [content],
  );
  const isModal = useSyncExternalStore(subscribe, () => content?.querySelector('dialog:modal') != null);
  useEffect(() => {
    if (isModal && frame.current !== null) return makeSurroundingsInert(frame.current);
  }, [frame, isModal]);
  return isModal;
}

/** @returns to be called to give them back */
function makeSurroundingsInert(element: HTMLElement): () => void {
  const changed: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      // What is hidden from assistive technology holds nothing to reach; the dimmed ground takes the presses.
      if (other === inner || !(other instanceof HTMLElement) || other.inert || other.ariaHidden === 'true')
        continue;
      other.inert = true;
      changed.push(other);
    }
  }
  return () => {
    for (const other of changed) other.inert = false;
  };
}
