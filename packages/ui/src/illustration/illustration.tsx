import { classNames } from '../class-names.ts';
import attend from './drawings/attend.svg?no-inline';
import bannerBooking from './drawings/banner-booking.svg?no-inline';
import blood from './drawings/blood.svg?no-inline';
import bookOnline from './drawings/book-online.svg?no-inline';
import cityMap from './drawings/city-map.svg?no-inline';
import clientCode from './drawings/client-code.svg?no-inline';
import covidQuestions from './drawings/covid-questions.svg?no-inline';
import covidTesting from './drawings/covid-testing.svg?no-inline';
import ecg from './drawings/ecg.svg?no-inline';
import homeContact from './drawings/home-contact.svg?no-inline';
import homeHarbour from './drawings/home-harbour.svg?no-inline';
import homeJobs from './drawings/home-jobs.svg?no-inline';
import homeLaboratory from './drawings/home-laboratory.svg?no-inline';
import homePreparation from './drawings/home-preparation.svg?no-inline';
import jobAssistant from './drawings/job-assistant.svg?no-inline';
import jobCourier from './drawings/job-courier.svg?no-inline';
import jobPurchasing from './drawings/job-purchasing.svg?no-inline';
import jobTechnologist from './drawings/job-technologist.svg?no-inline';
import laboratoryHarbour from './drawings/laboratory-harbour.svg?no-inline';
import newsAirDome from './drawings/news-air-dome.svg?no-inline';
import newsAmendment from './drawings/news-amendment.svg?no-inline';
import newsSecondLaboratory from './drawings/news-second-laboratory.svg?no-inline';
import nothingFound from './drawings/nothing-found.svg?no-inline';
import packages from './drawings/packages.svg?no-inline';
import quality from './drawings/quality.svg?no-inline';
import recruitment from './drawings/recruitment.svg?no-inline';
import requestNote from './drawings/request-note.svg?no-inline';
import success from './drawings/success.svg?no-inline';
import testSearch from './drawings/test-search.svg?no-inline';
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
  'client-code': { src: clientCode, width: 480, height: 320, focus: '50% 50%' },
  'test-search': { src: testSearch, width: 480, height: 320, focus: '50% 50%' },
  'nothing-found': { src: nothingFound, width: 320, height: 240, focus: '50% 50%' },
  'covid-questions': { src: covidQuestions, width: 480, height: 320, focus: '50% 50%' },
  'covid-testing': { src: covidTesting, width: 480, height: 320, focus: '50% 50%' },
  'home-contact': { src: homeContact, width: 320, height: 240, focus: '50% 50%' },
  'home-jobs': { src: homeJobs, width: 320, height: 240, focus: '50% 50%' },
  'home-laboratory': { src: homeLaboratory, width: 600, height: 440, focus: '50% 50%' },
  'home-preparation': { src: homePreparation, width: 480, height: 360, focus: '50% 50%' },
  'news-air-dome': { src: newsAirDome, width: 800, height: 400, focus: '50% 50%' },
  'news-amendment': { src: newsAmendment, width: 800, height: 400, focus: '50% 50%' },
  'news-second-laboratory': { src: newsSecondLaboratory, width: 800, height: 400, focus: '50% 50%' },
  'banner-booking': { src: bannerBooking, width: 1200, height: 320, focus: '74% 50%' },
  'home-harbour': { src: homeHarbour, width: 1600, height: 600, focus: '72% 60%' },
  'city-map': { src: cityMap, width: 600, height: 480, focus: '50% 50%' },
  'job-assistant': { src: jobAssistant, width: 640, height: 400, focus: '50% 50%' },
  'job-courier': { src: jobCourier, width: 640, height: 400, focus: '50% 50%' },
  'job-purchasing': { src: jobPurchasing, width: 640, height: 400, focus: '50% 50%' },
  'job-technologist': { src: jobTechnologist, width: 640, height: 400, focus: '50% 50%' },
  'laboratory-harbour': { src: laboratoryHarbour, width: 960, height: 480, focus: '62% 50%' },
  quality: { src: quality, width: 960, height: 480, focus: '50% 50%' },
  recruitment: { src: recruitment, width: 960, height: 480, focus: '50% 50%' },
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
      data-print="hide"
      style={{ objectPosition: focus }}
    />
  );
}
