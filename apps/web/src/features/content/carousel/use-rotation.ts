import { type FocusEvent, type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react';

/** Time that a slide stands, in milliseconds. */
const SLIDE_TIME = 5_000;

/** Which slide stands, and whether another follows by itself. */
export interface Rotation {
  readonly index: number;
  /** The visitor lets the slides change; held slides still do not. */
  readonly playing: boolean;
  /** The slides are changing at this moment. */
  readonly turning: boolean;
  /** The slides form a ring: -1 is the last one, and the one after the last is the first. */
  go(index: number): void;
  setPlaying(playing: boolean): void;
  /** For the element around slides and controls: pointer or focus in it hold the slides. */
  readonly hold: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/**
 * Turns a ring of slides every 5 seconds. It stands still under the pointer,
 * while the focus is in it, in a hidden tab or page, and for visitors who want
 * less motion until they ask for it. The control that starts and stops it
 * carries `data-rotation`: the focus there does not hold the slides, or starting
 * them by keyboard would seem to do nothing.
 */
export function useRotation(count: number): Rotation {
  const [position, setPosition] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = usePrefersReducedMotion();
  const visible = useTabVisible();
  const playing = choice ?? !reduced;
  const turning = playing && !hovered && !focused && visible && count > 1;
  const index = position % count;

  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => setPosition((index + 1) % count), SLIDE_TIME);
    return () => clearTimeout(timer);
  }, [turning, index, count]);

  // A page that goes into the cache gets no event when the pointer or the focus leaves.
  useEffect(
    () => () => {
      setHovered(false);
      setFocused(false);
    },
    [],
  );

  return {
    index,
    playing,
    turning,
    go: (wanted) => setPosition((wanted + count) % count),
    setPlaying: setChoice,
    hold: {
      // A finger leaves nothing behind to hold with.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => setFocused(target.closest('[data-rotation]') === null),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked for less motion; follows the setting while the page is open. */
function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const setting = matchMedia(REDUCED_MOTION);
      setting.addEventListener('change', changed);
      return () => setting.removeEventListener('change', changed);
    },
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

/** Whether the tab of the page is in front. */
function useTabVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
    () => true,
  );
}
