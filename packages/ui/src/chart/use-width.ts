import { type RefObject, useEffect, useRef, useState } from 'react';

/** Until the room is measured, and where it cannot be. */
const USUAL_WIDTH = 640;

/** The width of an element in pixels, so that what is drawn in it keeps the size of its letters. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
