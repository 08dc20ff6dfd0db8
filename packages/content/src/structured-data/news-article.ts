import { publicPath } from '@phial/domain/public-address';
import type { NewsArticle } from '../news/news-article.ts';
import { inLanguage, laboratoryId, type Place, SOCIAL_PICTURE, type Thing } from './laboratory.ts';

/** An announcement for search engines; the laboratory is its author, as no person is named. */
export function newsArticle(article: NewsArticle, place: Place): Thing {
  const { language, origin } = place;
  const url = origin + publicPath(language, 'news', article.id);
  return {
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: article.title[language],
    description: article.summary[language],
    datePublished: article.date,
    inLanguage: inLanguage(place),
    image: origin + SOCIAL_PICTURE.path,
    url,
    mainEntityOfPage: url,
    author: { '@id': laboratoryId(origin) },
    publisher: { '@id': laboratoryId(origin) },
  };
}
