import { loadChunk } from '@phial/browser/shell/load-chunk';
import { buttonClass } from '@phial/ui/button/button';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { notOpen } from '../../published/opening.ts';
import { useNotices } from '../../published/texts.ts';
import styles from './opening.module.css';

const Slides = lazy(loadSlides);

/** A carousel that does not arrive leaves the still; the page stands without it. */
async function loadSlides(): Promise<{ default: ComponentType }> {
  try {
    const { Slides: Arrived } = await loadChunk(() => import('./read-parts.ts'));
    return { default: Arrived };
  } catch {
    return { default: () => null };
  }
}

/**
 * What the laboratory offers and the call to book, over the carousel where there is room and before it elsewhere. The
 * room of the carousel is kept by a still from the first moment on.
 */
export function Opening() {
  const { home: words, opening } = useMessages();
  const booking = notOpen();
  const { 'home-eligibility': eligibility } = useNotices();
  return (
    <section id="home" className={styles.opening}>
      <div className={styles.promise}>
        <Heading level={1} className={styles.title}>
          {words.title}
        </Heading>
        <p className={styles.lead}>{booking ? opening[booking].lead : words.lead}</p>
        <div className={styles.actions}>
          {booking !== 'soon' && (
            <Link className={buttonClass({ variant: 'primary' })} to="/grassrootReserve?index=8">
              {booking ? opening.find : words.book}
            </Link>
          )}
          <Link
            className={buttonClass({ variant: booking === 'soon' ? 'primary' : 'secondary' })}
            to="/bloodcenter?index=6-2"
          >
            {words.findCentre}
          </Link>
        </div>
        {eligibility && <p className={styles.eligibility}>{eligibility.text}</p>}
      </div>
      <div className={styles.stage}>
        <Illustration name="home-harbour" fit="cover" eager />
        <Suspense fallback={null}>
          <Slides />
        </Suspense>
      </div>
    </section>
  );
}
