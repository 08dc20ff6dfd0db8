import { NEWS_ARTICLES } from '@phial/content/news/news';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import styles from './news.module.css';
import { newsDrawing } from './news-drawings.ts';

/** `/news`: a card an article (PAGE-029, PAGE-030). */
export function News() {
  const language = useLanguage();
  const { shell, news } = useMessages();
  return (
    <div className={styles.page}>
      <h1>{shell.titles.news}</h1>
      <p className={styles.lead}>{news.lead}</p>
      <ul className={styles.cards}>
        {NEWS_ARTICLES.map(({ id, date, title, summary }) => (
          <li key={id} className={styles.card}>
            <div className={styles.picture}>
              <Illustration name={newsDrawing(id)} fit="cover" eager />
            </div>
            <div className={styles.words}>
              <time dateTime={date}>{date}</time>
              <h2>
                <Link to={`/newsDetail?index=5&id=${id}`}>{title[language]}</Link>
              </h2>
              <p>{summary[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
