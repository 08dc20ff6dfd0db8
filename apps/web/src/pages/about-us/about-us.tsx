import { laboratory } from '@phial/browser/published/published-document';
import type { AboutUsBody } from '@phial/contract/content/page-bodies';
import { Heading } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { PageHead, useOwnPicture } from '../../features/company/page-head.tsx';
import { PublishedPage } from '../../features/company/published-page.tsx';
import { Section } from '../../features/company/section.tsx';
import { useMessages } from '../../language/language.ts';
import { useWritten } from '../../published/texts.ts';
import styles from './about-us.module.css';
import timeline from './timeline.module.css';

/** `/AboutUs`: who the laboratory is and how it came to be. */
export function AboutUs() {
  return (
    <PublishedPage name="aboutUs" head={(page) => <Head page={page} />}>
      {(page) => <Portrait page={page} />}
    </PublishedPage>
  );
}

function Head({ page }: { page: AboutUsBody | undefined }) {
  const { shell, company } = useMessages('company');
  const { text } = useWritten();
  return (
    <PageHead
      title={shell.titles.aboutUs}
      picture="laboratory-harbour"
      pictureText={company.about.picture}
      own={useOwnPicture(page)}
    >
      {page && <p>{text(page.lead)}</p>}
    </PageHead>
  );
}

function Portrait({ page }: { page: AboutUsBody }) {
  const words = useMessages('company').company.about;
  return (
    <>
      <Section title={words.who}>
        <Who page={page} />
      </Section>
      <Section title={words.network}>
        <Network figures={page.figures} />
      </Section>
      {page.milestones.length > 0 && (
        <Section title={words.timeline}>
          <Timeline milestones={page.milestones} />
        </Section>
      )}
    </>
  );
}

/** What the laboratory does, and its accreditation. */
function Who({ page }: { page: AboutUsBody }) {
  const { text } = useWritten();
  const { accreditation: number } = laboratory();
  const { accreditation, about } = useMessages('company').company;
  return (
    <div className={styles.who}>
      <div className={styles.story}>
        {[...page.paragraphs.entries()].map(([at, paragraph]) => (
          <p key={at}>{text(paragraph.text)}</p>
        ))}
      </div>
      <div className={styles.accreditation}>
        {number && (
          <p className={styles.number}>
            <span>{accreditation}</span> <strong>{number}</strong>
          </p>
        )}
        {page.accreditation && <p>{text(page.accreditation)}</p>}
        <Link to="/ensure?index=2-2">{about.quality}</Link>
      </div>
    </div>
  );
}

/** How many places take specimens or test. */
function Network({ figures }: Pick<AboutUsBody, 'figures'>) {
  const { text } = useWritten();
  const { about } = useMessages('company').company;
  return (
    <div className={styles.network}>
      {figures.length > 0 && (
        <ul className={styles.counts}>
          {[...figures.entries()].map(([at, { count, what }]) => (
            <li key={at}>
              <strong>{count}</strong> <span>{text(what)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to="/bloodcenter?index=6-2">{about.centres}</Link>
      </p>
    </div>
  );
}

/** The history along a specimen tube: each year is a mark on the glass, with its level line. */
function Timeline({ milestones }: Pick<AboutUsBody, 'milestones'>) {
  const { text: written } = useWritten();
  return (
    <ol className={timeline.timeline}>
      {[...milestones.entries()].map(([at, { year, title, text }]) => (
        <li key={at} className={timeline.milestone}>
          <div className={timeline.entry} data-print="plain">
            <time className={timeline.year} dateTime={year}>
              {year}
            </time>
            <Heading level={3} className={timeline.title}>
              {written(title)}
            </Heading>
            <p>{written(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
