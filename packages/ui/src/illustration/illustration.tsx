import { classNames } from '../class-names.ts';
import attend from './drawings/attend.svg?no-inline';
import bannerBooking from './drawings/banner-booking.svg?no-inline';
import bannerSearch from './drawings/banner-search.svg?no-inline';
import blood from './drawings/blood.svg?no-inline';
import bookOnline from './drawings/book-online.svg?no-inline';
import ecg from './drawings/ecg.svg?no-inline';
import homeHarbour from './drawings/home-harbour.svg?no-inline';
import notYet from './drawings/not-yet.svg?no-inline';
import packages from './drawings/packages.svg?no-inline';
import requestNote from './drawings/request-note.svg?no-inline';
import success from './drawings/success.svg?no-inline';
import styles from './illustration.module.css';

interface Drawing {
  /** A file of its own, never inlined: drawings stay out of the scripts. */
  src: string;
  width: number;
  height: number;
  /** What stays in sight when the drawing is cropped (CSS object-position). */
  focus: string;
}

const DRAWINGS = {
  'request-note': { src: requestNote, width: 320, height: 240, focus: '50% 50%' },
  'book-online': { src: bookOnline, width: 320, height: 240, focus: '50% 50%' },
  attend: { src: attend, width: 320, height: 240, focus: '50% 50%' },
  ecg: { src: ecg, width: 320, height: 240, focus: '50% 50%' },
  blood: { src: blood, width: 320, height: 240, focus: '50% 50%' },
  success: { src: success, width: 320, height: 240, focus: '50% 50%' },
  packages: { src: packages, width: 480, height: 320, focus: '50% 50%' },
  'not-yet': { src: notYet, width: 480, height: 320, focus: '50% 50%' },
  'banner-booking': { src: bannerBooking, width: 1200, height: 320, focus: '74% 50%' },
  'banner-search': { src: bannerSearch, width: 1200, height: 320, focus: '76% 50%' },
  'home-harbour': { src: homeHarbour, width: 1600, height: 600, focus: '72% 60%' },
} as const satisfies Record<string, Drawing>;

export type IllustrationName = keyof typeof DRAWINGS;

/**
 * A drawing in the brand's colours, fetched as a file of its own when it is near the screen. It is decorative
 * unless it has a `title`. `fit="cover"` fills the box the caller gives it and keeps the drawing's focal point.
 */
export function Illustration({
  name,
  title = '',
  fit = 'contain',
  eager = false,
  className,
}: {
  name: IllustrationName;
  title?: string | undefined;
  fit?: 'contain' | 'cover' | undefined;
  /** For what is on the first screen. */
  eager?: boolean | undefined;
  className?: string | undefined;
}) {
  const { src, width, height, focus } = DRAWINGS[name];
  return (
    <img
      src={src}
      alt={title}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.drawing, className)}
      data-fit={fit}
      style={{ objectPosition: focus }}
    />
  );
}
