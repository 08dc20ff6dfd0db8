/** A page of the pager, or a gap that stands for several. */
type PagerEntry = number | 'gap-before' | 'gap-after';

/** How many pages are shown on each side of the present one, where there is room and where there is little. */
const AROUND = { wide: 2, narrow: 1 } as const;

/**
 * What the pager shows: `1 … 4 5 [6] 7 8 … 20`, in a narrow window `1 … 5 [6] 7 … 20`, and all of a few
 * pages. A gap never stands for a single page.
 * @param page from 1
 * @param pages how many there are
 */
export function pagerEntries(
  page: number,
  pages: number,
  room: keyof typeof AROUND = 'wide',
): readonly PagerEntry[] {
  const around = AROUND[room];
  if (pages <= 2 * around + 3) return range(1, pages);
  const from = Math.min(Math.max(page - around, 1), pages - 2 * around);
  const until = Math.max(Math.min(page + around, pages), 1 + 2 * around);
  const before: PagerEntry[] = from > 3 ? [1, 'gap-before'] : range(1, from - 1);
  const after: PagerEntry[] = until < pages - 2 ? ['gap-after', pages] : range(until + 1, pages);
  return [...before, ...range(from, until), ...after];
}

function range(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
}
