import type { CarouselItem } from '@phial/contract/content';
import { useMessages } from '../../../language/language.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { Slide } from './slide.tsx';
import { useRotation } from './use-rotation.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * A ring of slides after the carousel pattern of the WAI-ARIA Authoring
 * Practices: the control that stops it comes first, and a change is announced only
 * where the visitor made it. It fills the element around it.
 * @param slides at least one
 */
export function Carousel({
  slides,
  isPage,
}: {
  slides: readonly CarouselItem[];
  isPage: (path: string) => boolean;
}) {
  const words = useMessages().home.carousel;
  const count = slides.length;
  const rotation = useRotation(count);
  const swipe = useSwipe((by) => rotation.go(rotation.index + by));
  return (
    <section
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={words.label}
      {...rotation.hold}
    >
      {count > 1 && <CarouselControls rotation={rotation} count={count} />}
      <div className={styles.slides} aria-live={rotation.turning ? 'off' : 'polite'} {...swipe}>
        {slides.map((item, number) => (
          <Slide
            key={item.homeCarouselId}
            item={item}
            position={words.position(number + 1, count)}
            current={number === rotation.index}
            isPage={isPage}
          />
        ))}
      </div>
    </section>
  );
}
