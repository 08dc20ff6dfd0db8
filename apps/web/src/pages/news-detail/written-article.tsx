import { site } from '@phial/content/site';
import type { NewsItem } from '@phial/contract/content';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Loading } from '@phial/ui/loading/loading';
import { Phrases } from '@phial/ui/phrases/phrases';
import { RichText } from '@phial/ui/rich-text/rich-text';
import { useEffect } from 'react';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { newsDrawing } from '../news/news-drawings.ts';
import styles from './news-detail.module.css';
import { NoSuchArticle } from './no-such-article.tsx';

/** An announcement of staff; an id that names none says so (PAGE-038). */
export function WrittenArticle({ id }: { id: string }) {
  const { setTitle } = usePage();
  const language = useLanguage();
  const { shell, news } = useMessages();
  const { data, isFetching, refetch } = useNews();
  const item = data?.find(({ newsId }) => newsId === id);
  const title = item?.[`${language}Title`] ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);
  if (item !== undefined) return <Written item={item} />;
  if (data !== undefined && !isFetching) return <NoSuchArticle />;
  return (
    <div>
      <h1>
        <Phrases text={shell.titles.newsDetail} />
      </h1>
      <Loading active={isFetching} label={news.loading} />
      {!isFetching && <ListFailed title={news.failed} onTryAgain={() => void refetch()} />}
    </div>
  );
}

function Written({ item }: { item: NewsItem }) {
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
      <div className={styles.picture}>
        {item.picUrl === '' ? (
          <Illustration name={newsDrawing(item.newsId)} eager />
        ) : (
          <img className={styles.photograph} src={item.picUrl} alt="" width={1200} height={675} />
        )}
      </div>
      <div className={`prose ${styles.body}`}>
        <RichText html={item[`${language}Text`]} />
      </div>
    </article>
  );
}
