import { Icon } from '@phial/ui/icon/icon';
import { useMessages } from '../../../language/language.ts';
import styles from './carousel.module.css';
import type { Rotation } from './use-rotation.ts';

/** Stop or start, back and forth, and a dot a slide. */
export function CarouselControls({ rotation, count }: { rotation: Rotation; count: number }) {
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
