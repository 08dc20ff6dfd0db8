import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Takes over what a visitor typed into a box of the first screen before the scripts of the site had come; the empty
 * text, where the box has only got the focus.
 */
export function useEarlyText(
  box: RefObject<HTMLInputElement | null>,
  value: string,
  onType: (text: string) => void,
): void {
  const takeOver = useEffectEvent((element: HTMLInputElement) => {
    if (element.value !== value || document.activeElement === element) onType(element.value);
  });
  useLayoutEffect(() => {
    if (box.current !== null) takeOver(box.current);
  }, [box]);
}
