import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readDeskEntry } from './desk-entry.ts';
import { NO_BURST, scannedAtEnter, withKey } from './scan-burst.ts';

/**
 * Brings a keyboard scanner home wherever the focus is. On the page, whatever is
 * typed outside a text box goes on in the search box; above a dialog, where a
 * scanner's Enter could press a button about another patient, a scan is caught
 * whole and handed over instead. In another text box than the search box only
 * what is a code beyond doubt: a half-filled form is sent off by its Enter.
 */
export function useScanner(box: RefObject<HTMLInputElement | null>, onScan: (text: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    let burst = NO_BURST;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target === box.current) return;
      const inBox = takesText(event.target);
      const inDialog = document.querySelector('dialog[open]') !== null;
      if (event.key === 'Enter') {
        const text = scannedAtEnter(burst, event.timeStamp);
        burst = NO_BURST;
        if (text === undefined || (inBox && !isCode(text))) return;
        event.preventDefault();
        event.stopPropagation();
        scanned(text);
        return;
      }
      // A blank presses the button or ticks the box that has the focus.
      if (event.key.length !== 1 || event.key === ' ') return;
      if (inDialog || inBox) {
        burst = withKey(burst, event.key, event.timeStamp);
        return;
      }
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [box]);
}

function isCode(text: string): boolean {
  const { kind } = readDeskEntry(text);
  return kind === 'code' || kind === 'client-information';
}

/** Boxes keep what is typed into them; a tick box or a button takes no text. */
function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return (
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type)
  );
}
