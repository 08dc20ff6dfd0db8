import { listSlides } from '@phial/contract/calls/content';
import type { CarouselItem } from '@phial/contract/content/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { usePage } from '../../../shell/page.ts';
import { Carousel } from './carousel.tsx';

export const slidesQuery = () => callQuery(listSlides, { ownMessage: false });

/** The carousel of the home page. While its list is on the way, and without one, it draws nothing. */
export function Slides() {
  const { isPage } = usePage();
  const { data } = useQuery(slidesQuery());
  const slides = shownSlides(data ?? []);
  return slides.length === 0 ? null : <Carousel slides={slides} isPage={isPage} />;
}

/** The slides of the home page: type `pc` with status `NORMAL`, nothing else (docs/rules/content.md#slides). */
export function shownSlides(items: readonly CarouselItem[]): readonly CarouselItem[] {
  return items.filter(({ type, status }) => type === 'pc' && status === 'NORMAL');
}
