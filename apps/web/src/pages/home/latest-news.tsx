import type { LocalText } from '@phial/domain/language';
import { Heading, Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import home from './home.module.css';
import styles from './latest-news.module.css';
import { MoreLink } from './more-link.tsx';

interface Headline {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly title: LocalText;
}

/** Announcements by date and title, each the way to its article. */
export function LatestNews({ headlines }: { headlines: readonly Headline[] }) {
  const language = useLanguage();
  const { newsTitle, allNews } = useMessages().home;
  return (
    <section className={styles.band} aria-labelledby="latest-news-title">
      <div className={home.section}>
        <div className={home.head}>
          <Heading level={2} id="latest-news-title">
            {newsTitle}
          </Heading>
          <MoreLink to="/news?index=5">{allNews}</MoreLink>
        </div>
        {headlines.length > 0 && (
          <ul className={styles.list}>
            {headlines.map(({ id, date, title }) => (
              <li key={id} className={styles.item}>
                <time className="quiet" dateTime={date}>
                  {date}
                </time>
                <h3 className="text-lg">
                  <Link data-whole to={`/newsDetail?index=5&id=${id}`}>
                    <Phrases text={title[language]} />
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
