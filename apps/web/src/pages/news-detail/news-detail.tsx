import { NEWS_ARTICLES } from '@phial/content/news/news';
import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { usePage } from '../../shell/page.ts';
import { Article } from './article.tsx';
import styles from './news-detail.module.css';
import { NoSuchArticle } from './no-such-article.tsx';

/** `/newsDetail`: the article that the query `id` names. */
export function NewsDetail() {
  const { params, setTitle } = usePage();
  const language = useLanguage();
  const { back } = useMessages().news;
  const article = NEWS_ARTICLES.find(({ id }) => id === params.get('id'));
  const title = article?.title[language] ?? '';
  // The page is kept in the cache: another id is another title.
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className={styles.page}>
      <div className={styles.back} data-print="hide">
        <Link className={buttonClass({ variant: 'quiet' })} to="/news?index=5">
          <Icon name="chevron-left" size={20} />
          {back}
        </Link>
      </div>
      {article === undefined ? <NoSuchArticle /> : <Article article={article} />}
    </div>
  );
}
