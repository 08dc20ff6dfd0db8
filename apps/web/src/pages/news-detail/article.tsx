import type { ArticleBlock, ArticleLink, NewsArticle } from '@phial/content/news/news-article';
import { site } from '@phial/content/site';
import { Icon } from '@phial/ui/icon/icon';
import { Illustration } from '@phial/ui/illustration/illustration';
import { Phrases } from '@phial/ui/phrases/phrases';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../language/language.ts';
import { newsDrawing } from '../news/news-drawings.ts';
import styles from './news-detail.module.css';

export function Article({ article }: { article: NewsArticle }) {
  const language = useLanguage();
  const { furtherTitle } = useMessages().news;
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.line}>
          <time dateTime={article.date}>{article.date}</time>
          <span>{site.name[language]}</span>
        </p>
        <h1>
          <Phrases text={article.title[language]} />
        </h1>
      </header>
      <div className={styles.picture}>
        <Illustration name={newsDrawing(article.id)} eager />
      </div>
      <div className={`prose ${styles.body}`}>
        {article.body.map((block) => (
          <Block key={firstWords(block)} block={block} />
        ))}
      </div>
      <aside className={styles.further} aria-labelledby="news-further" data-print="hide">
        <h2 id="news-further">
          <Phrases text={furtherTitle} />
        </h2>
        <ul>
          {article.links.map((link) => (
            <li key={link.to}>
              <Further link={link} />
            </li>
          ))}
        </ul>
      </aside>
    </article>
  );
}

function firstWords(block: ArticleBlock): string | undefined {
  return 'paragraph' in block ? block.paragraph.en : block.list[0]?.en;
}

function Block({ block }: { block: ArticleBlock }) {
  const language = useLanguage();
  if ('paragraph' in block) return <p>{block.paragraph[language]}</p>;
  return (
    <ul>
      {block.list.map((entry) => (
        <li key={entry.en}>{entry[language]}</li>
      ))}
    </ul>
  );
}

function Further({ link: { to, label } }: { link: ArticleLink }) {
  const language = useLanguage();
  return to.startsWith('/') ? (
    <Link to={to}>
      <Icon name="arrow-right" size={20} />
      {label[language]}
    </Link>
  ) : (
    <a href={to}>
      <Icon name="phone" size={20} />
      {label[language]}
    </a>
  );
}
