import type { CarouselItem } from '@phial/contract/content/content';
import { Icon } from '@phial/ui/icon/icon';
import { useState } from 'react';
import { useMessages } from '../../../language/language.ts';
import styles from './carousel.module.css';
import { Slide } from './slide.tsx';
import { type Rotation, useRotation } from './use-rotation.ts';
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
  // What the visitor sees goes before what comes later.
  const [firstArrived, setFirstArrived] = useState(false);
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
            wanted={firstArrived || number === rotation.index}
            onArrival={() => setFirstArrived(true)}
            isPage={isPage}
          />
        ))}
      </div>
    </section>
  );
}

/** Stop or start, back and forth, and a dot a slide. */
function CarouselControls({ rotation, count }: { rotation: Rotation; count: number }) {
  const words = useMessages().home.carousel;
  const { index, playing, go, setPlaying } = rotation;
  const numbers = Array.from({ length: count }, (_, number) => number);
  return (
    <div className={styles.controls} data-print="hide">
      <button
        type="button"
        className={styles.button}
        aria-label={playing ? words.pause : words.play}
        data-rotation
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={words.previous}
        onClick={() => go(index - 1)}
      >
        <Icon name="chevron-left" />
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          className={styles.dot}
          aria-label={words.show(number + 1, count)}
          aria-current={number === index ? 'true' : undefined}
          onClick={() => go(number)}
        />
      ))}
      <button type="button" className={styles.button} aria-label={words.next} onClick={() => go(index + 1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
