import type { CarouselItem } from './content.ts';

/** The slides of the home page: type `pc` with status `NORMAL`, nothing else (docs/rules/content.md#slides). */
export function shownSlides(items: readonly CarouselItem[]): readonly CarouselItem[] {
  return items.filter(({ type, status }) => type === 'pc' && status === 'NORMAL');
}
