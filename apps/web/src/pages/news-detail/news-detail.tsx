import { Loading } from '@phial/ui/loading/loading';
import { Phrases } from '@phial/ui/phrases/phrases';
import { useEffect } from 'react';
import { ListFailed } from '../../features/company/list-failed.tsx';
import { useNews } from '../../features/content/use-news.ts';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { usePage } from '../../shell/page.ts';
import { Article } from './article.tsx';
import styles from './news-detail.module.css';
import { NoSuchArticle } from './no-such-article.tsx';

/** `/newsDetail`: the announcement that the query `id` names. */
export function NewsDetail() {
  const { params } = usePage();
  const { back } = useMessages().news;
  return (
    <div className={styles.page} data-print="plain">
      <BackLink to="/news?index=5">{back}</BackLink>
      <FoundArticle id={params.get('id') ?? ''} />
    </div>
  );
}

/** An id that names none says so. */
function FoundArticle({ id }: { id: string }) {
  const { setTitle } = usePage();
  const language = useLanguage();
  const { shell, news } = useMessages();
  const { data, isFetching, refetch } = useNews();
  const item = data?.find(({ newsId }) => newsId === id);
  const title = item?.[`${language}Title`] ?? '';
  // The page is kept in the cache: another id is another title.
  useEffect(() => setTitle(title), [setTitle, title]);
  if (item !== undefined) return <Article item={item} />;
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
