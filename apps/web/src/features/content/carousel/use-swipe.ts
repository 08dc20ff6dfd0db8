import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that moves less sideways than this is pressing, in CSS pixels. */
const LEAST_WAY = 40;

/**
 * Reads swipes of a finger or pen: `turn(1)` for one to the left, `turn(-1)` for
 * one to the right. Up and down stay the page's own scrolling (`touch-action: pan-y`).
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      swiped.current = false;
      start.current = pointerType !== 'mouse' && isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (start.current === undefined) return;
      const way = clientX - start.current.x;
      const rise = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(way) < LEAST_WAY || Math.abs(way) < Math.abs(rise)) return;
      swiped.current = true;
      turn(way < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = undefined;
    },
    /** A key opens the link even where no press followed the last swipe. */
    onKeyDown() {
      swiped.current = false;
    },
    /** The press that ends a swipe opens no link. */
    onClickCapture(event: MouseEvent) {
      if (swiped.current) event.preventDefault();
      swiped.current = false;
    },
  };
}
