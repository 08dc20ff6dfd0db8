import { laboratory } from '@phial/browser/published/published-document';
import { ABOUT_US, NETWORK } from '@phial/content/pages/about-us';
import { MILESTONES } from '@phial/content/pages/milestones';
import { Heading } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { PageHead } from '../../features/company/page-head.tsx';
import { Section } from '../../features/company/section.tsx';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './about-us.module.css';
import timeline from './timeline.module.css';

/** `/AboutUs`: who the laboratory is and how it came to be. */
export function AboutUs() {
  const language = useLanguage();
  const { shell, company } = useMessages();
  const words = company.about;
  return (
    <CompanyPage>
      <PageHead
        title={shell.titles.aboutUs}
        picture="laboratory-harbour"
        pictureText={ABOUT_US.picture[language]}
      >
        <p>{ABOUT_US.lead[language]}</p>
      </PageHead>
      <Section title={words.who}>
        <Who />
      </Section>
      <Section title={words.network}>
        <Network />
      </Section>
      <Section title={words.timeline}>
        <Timeline />
      </Section>
    </CompanyPage>
  );
}

/** What the laboratory does, and its accreditation. */
export function Who() {
  const language = useLanguage();
  const { accreditation: number } = laboratory();
  const { accreditation, about } = useMessages().company;
  return (
    <div className={styles.who}>
      <div className={styles.story}>
        {ABOUT_US.paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <div className={styles.accreditation}>
        {number && (
          <p className={styles.number}>
            <span>{accreditation}</span> <strong>{number}</strong>
          </p>
        )}
        <p>{ABOUT_US.accreditation[language]}</p>
        <Link to="/ensure?index=2-2">{about.quality}</Link>
      </div>
    </div>
  );
}

/** How many places take specimens or test: the numbers are this site's only ones beside the COVID page. */
function Network() {
  const language = useLanguage();
  const { about } = useMessages().company;
  return (
    <div className={styles.network}>
      <ul className={styles.counts}>
        {NETWORK.map(({ count, what }) => (
          <li key={what.en}>
            <strong>{count}</strong> <span>{what[language]}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/bloodcenter?index=6-2">{about.centres}</Link>
      </p>
    </div>
  );
}

/** The history along a specimen tube: each year is a mark on the glass, with its level line. */
function Timeline() {
  const language = useLanguage();
  return (
    <ol className={timeline.timeline}>
      {MILESTONES.map(({ year, title, text }) => (
        <li key={year} className={timeline.milestone}>
          <div className={timeline.entry} data-print="plain">
            <time className={timeline.year} dateTime={String(year)}>
              {year}
            </time>
            <Heading level={3} className={timeline.title}>
              {title[language]}
            </Heading>
            <p>{text[language]}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
