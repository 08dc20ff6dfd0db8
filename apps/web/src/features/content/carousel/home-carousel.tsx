import { listSlides } from '@phial/contract/calls/content';
import { shownSlides } from '@phial/contract/content/shown-slides';
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
