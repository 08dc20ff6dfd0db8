import type { CarouselItem } from '@phial/contract/content/content';
import { localised } from '@phial/domain/language';
import { VisuallyHidden } from '@phial/ui/visually-hidden/visually-hidden';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import styles from './carousel.module.css';
import { NARROW_WINDOW } from './narrow-window.ts';
import { slideLink } from './slide-link.ts';

/** One slide: its picture in the language on screen, which opens its link. */
export function Slide({
  item,
  position,
  current,
  wanted,
  onArrival,
  isPage,
}: {
  item: CarouselItem;
  /** `1 of 3`. */
  position: string;
  current: boolean;
  /** Whether it may fetch its picture. */
  wanted: boolean;
  /** Its picture has come. */
  onArrival: () => void;
  isPage: (path: string) => boolean;
}) {
  const words = useMessages().home.carousel;
  return (
    <fieldset
      className={styles.slide}
      aria-roledescription={words.slide}
      aria-label={position}
      inert={!current}
    >
      <Way link={item.link} isPage={isPage}>
        {wanted && <Picture item={item} first={current} onArrival={onArrival} />}
      </Way>
    </fieldset>
  );
}

function Way({
  link,
  isPage,
  children,
}: {
  link: string;
  isPage: (path: string) => boolean;
  children: ReactNode;
}) {
  const { newTab } = useMessages().shell.menu;
  const way = slideLink(link, isPage);
  switch (way.kind) {
    case 'page':
      return (
        <Link to={way.to} className={styles.link} draggable={false}>
          {children}
        </Link>
      );
    case 'same-tab':
      return (
        <a href={way.href} className={styles.link} draggable={false}>
          {children}
        </a>
      );
    case 'new-tab':
      return (
        <a
          href={way.href}
          className={styles.link}
          draggable={false}
          target="_blank"
          rel="noopener noreferrer"
        >
          {children}
          <VisuallyHidden>{newTab}</VisuallyHidden>
        </a>
      );
    default:
      return children;
  }
}

/** A picture that does not arrive leaves its words. */
function Picture({ item, first, onArrival }: { item: CarouselItem; first: boolean; onArrival: () => void }) {
  const language = useLanguage();
  const [lost, setLost] = useState('');
  const src = localised(item, 'picUrl', language);
  const narrow = localised(item, 'narrowPicUrl', language);
  const alt = localised(item, 'alt', language);
  if (src === '' || lost === src) return <span className={styles.words}>{alt}</span>;
  return (
    <picture>
      {narrow !== '' && <source media={NARROW_WINDOW} srcSet={narrow} />}
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        draggable={false}
        fetchPriority={first ? 'high' : 'low'}
        onLoad={onArrival}
        onError={() => setLost(src)}
      />
    </picture>
  );
}
