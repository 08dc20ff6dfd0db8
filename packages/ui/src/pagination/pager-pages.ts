/** A page of the pager, or a gap that stands for several. */
export type PagerEntry = number | 'gap-before' | 'gap-after';

/** So many pages are all shown; of more, the first, the last and five around the present one. */
const ALL_SHOWN = 7;
const AROUND = 2;

/**
 * What the pager shows: `1 … 4 5 [6] 7 8 … 20`. A gap never stands for a single page.
 * @param page from 1
 * @param pages how many there are
 */
export function pagerEntries(page: number, pages: number): readonly PagerEntry[] {
  if (pages <= ALL_SHOWN) return range(1, pages);
  const from = Math.min(Math.max(page - AROUND, 1), pages - 2 * AROUND);
  const until = Math.max(Math.min(page + AROUND, pages), 1 + 2 * AROUND);
  const before: PagerEntry[] = from > 3 ? [1, 'gap-before'] : range(1, from - 1);
  const after: PagerEntry[] = until < pages - 2 ? ['gap-after', pages] : range(until + 1, pages);
  return [...before, ...range(from, until), ...after];
}

function range(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
}
