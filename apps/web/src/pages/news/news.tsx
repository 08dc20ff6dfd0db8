import { NEWS_ARTICLES } from '@phial/content/news/news';
import type { LocalText } from '@phial/content/site';
import type { NewsItem } from '@phial/contract/content';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './news.module.css';
import { newsDrawing } from './news-drawings.ts';

interface Card {
  readonly id: string;
  readonly date: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Of an announcement of staff; the others have a drawing. */
  readonly picture?: string;
}

/** `/news`: a card an article (PAGE-029, PAGE-030), those of staff among those built into the site. */
export function News() {
  const language = useLanguage();
  const { shell, news } = useMessages();
  const written = useNews().data ?? [];
  const cards: Card[] = [...written.map(cardOf), ...NEWS_ARTICLES].toSorted(newestFirst);
  return (
    <div className={styles.page}>
      <h1>
        <Phrases text={shell.titles.news} />
      </h1>
      <p className={styles.lead}>{news.lead}</p>
      <ul className={styles.cards}>
        {cards.map(({ id, date, title, summary, picture }) => (
          <li key={id} className={styles.card}>
            <div className={styles.picture}>
              {picture ? (
                <img className={styles.photograph} src={picture} alt="" width={1200} height={675} />
              ) : (
                <Illustration name={newsDrawing(id)} fit="cover" eager />
              )}
            </div>
            <div className={styles.words}>
              <time dateTime={date}>{date}</time>
              <h2>
                <Link to={`/newsDetail?index=5&id=${id}`}>
                  <Phrases text={title[language]} />
                </Link>
              </h2>
              <p>{summary[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function cardOf(item: NewsItem): Card {
  return {
    ...{ id: item.newsId, date: item.date, picture: item.picUrl },
    title: { tw: item.twTitle, zh: item.zhTitle, en: item.enTitle },
    summary: { tw: item.twSummary, zh: item.zhSummary, en: item.enSummary },
  };
}

function newestFirst(a: Card, b: Card): number {
  return a.date < b.date ? 1 : a.date > b.date ? -1 : 0;
}
