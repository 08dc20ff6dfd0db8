import { NEWS_ARTICLES } from '@phial/content/news/news';
import { useEffect } from 'react';
import { useLanguage, useMessages } from '../../language/language.ts';
import { BackLink } from '../../shell/back-link/back-link.tsx';
import { usePage } from '../../shell/page.ts';
import { Article } from './article.tsx';
import styles from './news-detail.module.css';
import { WrittenArticle } from './written-article.tsx';

/** `/newsDetail`: the article that the query `id` names. */
export function NewsDetail() {
  const { params, setTitle } = usePage();
  const language = useLanguage();
  const { back } = useMessages().news;
  const article = NEWS_ARTICLES.find(({ id }) => id === params.get('id'));
  const title = article?.title[language];
  // The page is kept in the cache: another id is another title.
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [setTitle, title]);
  return (
    <div className={styles.page}>
      <BackLink to="/news?index=5">{back}</BackLink>
      {article === undefined ? <WrittenArticle id={params.get('id') ?? ''} /> : <Article article={article} />}
    </div>
  );
}
