import type { LocalText } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { inLanguage, laboratoryId, type PageContext, socialPicture, type Thing } from './laboratory.ts';

/** The structured data of an announcement. */
export interface NewsFacts {
  readonly id: string;
  /** Day of publication in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  readonly title: LocalText;
  /** One sentence. */
  readonly summary: LocalText;
}

/** An announcement for search engines; the laboratory is its author, as no person is named. */
export function newsArticle(article: NewsFacts, page: PageContext): Thing {
  const { language, origin } = page;
  const url = origin + publicPath(language, 'news', article.id);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title[language],
    description: article.summary[language],
    datePublished: article.date,
    inLanguage: inLanguage(page),
    image: origin + socialPicture(page.laboratory),
    url,
    mainEntityOfPage: url,
    author: { '@id': laboratoryId(origin) },
    publisher: { '@id': laboratoryId(origin) },
  };
}
