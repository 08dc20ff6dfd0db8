import { classNames } from '../class-names.ts';
import styles from './illustration.module.css';

/** The address of each drawing: a file of its own, never inlined, so that drawings stay out of the scripts. */
const FILES = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

export const DRAWINGS = {
  'request-note': { width: 320, height: 240 },
  'book-online': { width: 320, height: 240 },
  attend: { width: 320, height: 240 },
  ecg: { width: 320, height: 240 },
  blood: { width: 320, height: 240 },
  success: { width: 320, height: 240 },
  packages: { width: 480, height: 320 },
  'client-code': { width: 480, height: 320 },
  'test-search': { width: 480, height: 320 },
  'nothing-found': { width: 320, height: 240 },
  'covid-questions': { width: 480, height: 320 },
  'covid-testing': { width: 480, height: 320 },
  'home-contact': { width: 320, height: 240 },
  'home-jobs': { width: 320, height: 240 },
  'home-laboratory': { width: 600, height: 440 },
  'home-preparation': { width: 480, height: 360 },
  'news-air-dome': { width: 800, height: 400 },
  'news-amendment': { width: 800, height: 400 },
  'news-second-laboratory': { width: 800, height: 400 },
  'banner-booking': { width: 1200, height: 320 },
  'home-harbour': { width: 1600, height: 600 },
  'city-map': { width: 600, height: 480 },
  'job-assistant': { width: 640, height: 400 },
  'job-courier': { width: 640, height: 400 },
  'job-purchasing': { width: 640, height: 400 },
  'job-technologist': { width: 640, height: 400 },
  'laboratory-harbour': { width: 960, height: 480 },
  quality: { width: 960, height: 480 },
  recruitment: { width: 960, height: 480 },
} as const satisfies Record<string, { width: number; height: number }>;

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
  const { width, height } = DRAWINGS[name];
  return (
    <img
      src={FILES[`./drawings/${name}.svg`]}
      alt={title}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.drawing, className)}
      data-fit={fit}
      data-drawing={name}
      data-print="hide"
    />
  );
}
