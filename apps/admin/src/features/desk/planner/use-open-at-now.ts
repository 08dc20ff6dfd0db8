import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls the planner to the present time once, when it first stands there. The focus stays where it is: a scanner
 * types into the search box.
 * @param row the first that has not begun; undefined where the present time is not within the day
 * @returns leads to that row with the focus
 */
export function useOpenAtNow(
  planner: RefObject<HTMLElement | null>,
  row: number | undefined,
  isThere: boolean,
): () => void {
  const opened = useRef(false);
  const seatOf = (of: number) => planner.current?.querySelector<HTMLElement>(`[data-row="${of}"]`);
  useEffect(() => {
    if (!isThere || opened.current) return;
    opened.current = true;
    if (row !== undefined) seatOf(row)?.scrollIntoView({ block: 'center' });
  });
  return () => {
    const seat = row === undefined ? undefined : seatOf(row);
    seat?.focus({ preventScroll: true });
    seat?.scrollIntoView({ block: 'center' });
  };
}
