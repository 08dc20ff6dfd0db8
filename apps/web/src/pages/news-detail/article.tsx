import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { site } from '@phial/content/site';
import type { NewsItem } from '@phial/contract/content';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useLanguage } from '../../language/language.ts';
import { newsDrawing } from '../news/news-drawings.ts';
import styles from './news-detail.module.css';

/** An announcement with its picture, or a drawing of the site where it has none. */
export function Article({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.line}>
          <time dateTime={item.date}>{item.date}</time>
          <span>{site.name[language]}</span>
        </p>
        <h1>
          <Phrases text={item[`${language}Title`]} />
        </h1>
      </header>
      <div className={styles.picture} data-print="hide">
        {item.picUrl === '' ? (
          <Illustration name={newsDrawing(item.newsId)} eager />
        ) : (
          <img className={styles.photograph} src={item.picUrl} alt="" width={1200} height={675} />
        )}
      </div>
      <div className={`prose ${styles.body}`}>
        <FormattedText html={item[`${language}Text`]} />
      </div>
    </article>
  );
}
