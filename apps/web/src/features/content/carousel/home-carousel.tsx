import { listSlides } from '@phial/contract/calls/content';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../api-client/client.ts';
import { Carousel } from './carousel.tsx';
import { shownSlides } from './shown-slides.ts';

/** The carousel of the home page. While its list is on the way, and without one, it draws nothing. */
export function HomeCarousel({ isPage }: { isPage: (path: string) => boolean }) {
  const { data } = useQuery(callQuery(listSlides, { ownMessage: false }));
  const slides = shownSlides(data ?? []);
  return slides.length === 0 ? null : <Carousel slides={slides} isPage={isPage} />;
}
