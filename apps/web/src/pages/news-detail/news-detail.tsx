import { FormattedText } from '@phial/browser/formatted-text/formatted-text';
import { laboratory } from '@phial/browser/published/published-document';
import type { NewsItem } from '@phial/contract/content/content';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Loading } from '@phial/ui/loading/loading';
import { Heading } from '@phial/ui/phrases/phrases';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { usePage, useTitle } from '../../shell/page.ts';
import { newsDrawing } from '../news/news-drawings.ts';
import styles from './news-detail.module.css';

/** `/newsDetail`: the announcement that the query `id` names. */
export function NewsDetail() {
  const { params } = usePage();
  const { back } = useMessages('company').news;
  return (
    <div className="detail-column" data-print="plain">
      <BackLink to="/news?index=5">{back}</BackLink>
      <FoundArticle id={params.get('id') ?? ''} />
    </div>
  );
}

/** An id that names none says so. */
function FoundArticle({ id }: { id: string }) {
  const language = useLanguage();
  const { shell, news } = useMessages('company');
  const { data, isFetching, refetch } = useNews();
  const item = data?.find(({ newsId }) => newsId === id);
  const title = item?.[`${language}Title`] ?? '';
  // The page is kept in the cache: another id is another title.
  useTitle(title);
  if (item !== undefined) return <Article item={item} />;
  if (data !== undefined && !isFetching) return <NoSuchArticle />;
  return (
    <div>
      <Heading level={1}>{shell.titles.newsDetail}</Heading>
      <Loading active={isFetching} label={news.loading} />
      {!isFetching && <ListFailed title={news.failed} onTryAgain={() => void refetch()} />}
    </div>
  );
}

/** An announcement with its picture, or a drawing of the site where it has none. */
export function Article({ item }: { item: NewsItem }) {
  const language = useLanguage();
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.line}>
          <time dateTime={item.date}>{item.date}</time>
          <span>{laboratory().name[language]}</span>
        </p>
        <Heading level={1}>{item[`${language}Title`]}</Heading>
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

/** An id that names no article. */
function NoSuchArticle() {
  const { notFound, notFoundHint } = useMessages('company').news;
  return (
    <div className={styles.unknown}>
      <div>
        <Heading level={1}>{notFound}</Heading>
        <p className={styles.hint}>{notFoundHint}</p>
      </div>
      <Illustration name="nothing-found" className={styles.drawing} />
    </div>
  );
}
