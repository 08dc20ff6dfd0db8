import { type RefObject, useEffect, useRef } from 'react';
import { isFramed } from '../../../shell/framed.ts';

/**
 * For the box a person came to fill in: it has the focus as soon as it is there. In the frame it waits until the
 * person has come in: the public site's page, around it, begins at its heading.
 */
export function useFirstFocus<Box extends HTMLElement = HTMLInputElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    if (!isFramed || document.hasFocus()) box.current?.focus();
  }, []);
  return box;
}
