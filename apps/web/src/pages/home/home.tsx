import { laboratory } from '@phial/browser/published/published-document';
import { loadChunk } from '@phial/browser/shell/load-chunk';
import type { Messages } from '@phial/content/messages/messages';
import { buttonClass } from '@phial/ui/button/button';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading } from '@phial/ui/phrases/phrases';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useBookingLabel } from '../../published/booking-label.ts';
import { notOpen } from '../../published/opening.ts';
import { useNotices } from '../../published/texts.ts';
import aboutStyles from './about.module.css';
import furtherStyles from './further.module.css';
import home from './home.module.css';
import { LatestNews } from './latest-news.tsx';
import { MoreLink } from './more-link.tsx';
import { Opening } from './opening.tsx';
import preparationStyles from './preparation.module.css';
import waysStyles from './ways.module.css';

const Announcements = lazy(loadAnnouncements);

/** Without them the way to the news stays. */
async function loadAnnouncements(): Promise<{ default: ComponentType }> {
  try {
    const { Announcements: Arrived } = await loadChunk(() => import('./read-parts.ts'));
    return { default: Arrived };
  } catch {
    return { default: NewsToCome };
  }
}

/** Where the headlines will stand. */
function NewsToCome() {
  return <LatestNews headlines={[]} />;
}

/** The home page. Its sections with an id answer to the query `name`. */
export function Home() {
  return (
    <>
      <Opening />
      <Ways />
      <Preparation />
      <About />
      <Suspense fallback={<NewsToCome />}>
        <Announcements />
      </Suspense>
      <Further />
    </>
  );
}

interface Way {
  readonly name: keyof Messages['home']['ways'];
  readonly icon: IconName;
  readonly to: string;
}

const WAYS: readonly Way[] = [
  { name: 'booking', icon: 'calendar', to: '/grassrootReserve?index=8' },
  { name: 'catalogue', icon: 'microscope', to: '/testItem?index=4-1' },
  { name: 'centres', icon: 'map-pin', to: '/bloodcenter?index=6-2' },
  { name: 'reports', icon: 'note', to: '/doctorService?index=9-3' },
];

/** The four errands most visitors come for. */
function Ways() {
  const { home: homeWords, opening } = useMessages();
  const { waysTitle, ways, packagesLink } = homeWords;
  const booking = notOpen();
  const bookingLabel = useBookingLabel('bookingMenu', ways.booking.title);
  return (
    <section className={home.section} aria-labelledby="ways-title">
      <div className={home.head}>
        <Heading level={2} id="ways-title">
          {waysTitle}
        </Heading>
        <MoreLink to="/packageItem?index=4-1">{packagesLink}</MoreLink>
      </div>
      <ul className={waysStyles.ways}>
        {WAYS.map(({ name, icon, to }) => (
          <li key={name} className={waysStyles.way}>
            <span className={waysStyles.sign}>
              <Icon name={icon} size={32} />
            </span>
            <h3>
              <Link data-whole to={to}>
                {name === 'booking' ? bookingLabel : ways[name].title}
              </Link>
            </h3>
            <p className="quiet">{name === 'booking' && booking ? opening[booking].way : ways[name].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ADVICE = [
  { notice: 'visit-documents', icon: 'id-card' },
  { notice: 'visit-fasting', icon: 'blood-tube' },
  { notice: 'visit-urine', icon: 'specimen' },
  { notice: 'visit-time', icon: 'clock' },
] as const;

/** What spoils a visit when it is forgotten; nothing where the laboratory says nothing of it. */
export function Preparation() {
  const { prepareTitle } = useMessages().home;
  const notices = useNotices();
  const advice = ADVICE.flatMap(({ notice, icon }) => {
    const words = notices[notice];
    return words === undefined ? [] : [{ notice, icon, ...words }];
  });
  if (advice.length === 0) return null;
  return (
    <section className={preparationStyles.band} aria-labelledby="prepare-title">
      <div className={`${home.section} ${preparationStyles.columns}`}>
        <Illustration name="home-preparation" className={preparationStyles.drawing} />
        <div>
          <Heading level={2} id="prepare-title">
            {prepareTitle}
          </Heading>
          <ul className={preparationStyles.advice}>
            {advice.map(({ notice, icon, title, text }) => (
              <li key={notice}>
                <Icon name={icon} size={28} />
                <div>
                  <Heading level={3}>{title}</Heading>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Who the laboratory is, in a few words, and the way to more. */
export function About() {
  const language = useLanguage();
  const { name, group, accreditation } = laboratory();
  const words = useMessages().home;
  return (
    <section id="about" className={`${home.section} ${aboutStyles.about}`} aria-labelledby="about-title">
      <div>
        <Heading level={2} id="about-title">
          {words.aboutTitle}
        </Heading>
        <p className={aboutStyles.story}>{words.about(name[language], group?.[language])}</p>
        <Link className={buttonClass({ variant: 'secondary' })} to="/AboutUs?index=2-1">
          {words.learnMore}
        </Link>
        <div className={aboutStyles.accreditation}>
          {accreditation && (
            <p>
              <span className={aboutStyles.label}>{words.accreditation}</span>
              <strong className={aboutStyles.number}>{accreditation}</strong>
            </p>
          )}
          <MoreLink to="/ensure?index=2-2">{words.qualityLink}</MoreLink>
        </div>
      </div>
      <Illustration name="home-laboratory" className={aboutStyles.drawing} />
    </section>
  );
}

/** Vacancies, and how to reach the laboratory. */
export function Further() {
  const { jobs, jobsLink, contact, contactLink } = useMessages().home;
  return (
    <div className={`${home.section} ${furtherStyles.pair}`}>
      <section className={furtherStyles.part} aria-labelledby="home-contact-title">
        <Illustration name="home-contact" className={furtherStyles.drawing} />
        <div>
          <Heading level={2} id="home-contact-title" className="text-xl">
            {contact.title}
          </Heading>
          <p>{contact.text}</p>
          <MoreLink to="/contactUs?index=6-1">{contactLink}</MoreLink>
        </div>
      </section>
      <section className={furtherStyles.part} aria-labelledby="home-jobs-title">
        <Illustration name="home-jobs" className={furtherStyles.drawing} />
        <div>
          <Heading level={2} id="home-jobs-title" className="text-xl">
            {jobs.title}
          </Heading>
          <p>{jobs.text}</p>
          <MoreLink to="/recruitment?index=7">{jobsLink}</MoreLink>
        </div>
      </section>
    </div>
  );
}
