import { useQuery } from '@tanstack/react-query';
import { fetchCarousel } from '../api.ts';
import { Carousel } from './carousel.tsx';
import { shownSlides } from './shown-slides.ts';

/** The carousel of the home page. While its list is on the way, and without one, it draws nothing. */
export function HomeCarousel({ isPage }: { isPage: (path: string) => boolean }) {
  const { data } = useQuery({
    queryKey: ['official', 'homeCarousel'],
    queryFn: ({ signal }) => fetchCarousel(signal),
  });
  const slides = shownSlides(data ?? []);
  return slides.length === 0 ? null : <Carousel slides={slides} isPage={isPage} />;
}
