import type { NewsItem } from '@phial/contract/content/content';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Heading, Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { ListState } from '../../features/company/list-state.tsx';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './news.module.css';
import { newsDrawing } from './news-drawings.ts';

/** `/news`: a card an announcement, the newest first. */
export function News() {
  const { shell, news } = useMessages('company');
  const query = useNews();
  return (
    <div className="page-column">
      <Heading level={1}>{shell.titles.news}</Heading>
      <p className={styles.lead}>{news.lead}</p>
      <div className={styles.list}>
        <ListState query={query} words={{ loading: news.loading, failed: news.listFailed, none: news.none }}>
          {(items) => (
            <ul className={styles.cards}>
              {items.map((item) => (
                <Card key={item.newsId} item={item} />
              ))}
            </ul>
          )}
        </ListState>
      </div>
    </div>
  );
}

function Card({ item }: { item: NewsItem }) {
  const language = useLanguage();
  const { newsId, date, picUrl } = item;
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-print="hide">
        {picUrl === '' ? (
          <Illustration name={newsDrawing(newsId)} fit="cover" eager />
        ) : (
          <img className={styles.photograph} src={picUrl} alt="" width={1200} height={675} />
        )}
      </div>
      <div className={styles.words}>
        <time className="fine-print" dateTime={date}>
          {date}
        </time>
        <h2 className="text-xl">
          <Link data-whole to={`/newsDetail?index=5&id=${newsId}`}>
            <Phrases text={item[`${language}Title`]} />
          </Link>
        </h2>
        <p className="quiet">{item[`${language}Summary`]}</p>
      </div>
    </li>
  );
}
