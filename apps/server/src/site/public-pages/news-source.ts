import { type NewsFacts, newsArticle } from '@phial/content/structured-data/news-article';
import type { NewsItem } from '@phial/contract/content/content';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import { listNews } from '../../content/content.service.ts';
import { formattedText } from './formatted-text.ts';
import { html, type Markup } from './html.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';

/** The announcements that staff have published, the newest first. */
export const newsSource: PageSource = {
  list: async (deps) => listPage((await listNews(deps)).map(factsOf)),
  async find(deps, id) {
    const item = (await listNews(deps)).find(({ newsId }) => newsId === id);
    return item && pageOf(item);
  },
  all: async (deps) => (await listNews(deps)).map(pageOf),
};

function factsOf(item: NewsItem): NewsFacts {
  return {
    id: item.newsId,
    date: item.date,
    title: { tw: item.twTitle, zh: item.zhTitle, en: item.enTitle },
    summary: { tw: item.twSummary, zh: item.zhSummary, en: item.enSummary },
  };
}

function listPage(articles: readonly NewsFacts[]): PublicPage {
  return {
    area: 'news',
    name: inEachLanguage(({ areas }) => areas.news),
    description: (language) => pageWords(language).descriptions.news,
    body: (language) => newsList(articles, language),
    nodes: () => [],
  };
}

function pageOf(item: NewsItem): PublicPage {
  const article = factsOf(item);
  return {
    area: 'news',
    id: article.id,
    name: article.title,
    description: (language) => article.summary[language],
    body: (language) => articleBody(item, language),
    nodes: (page) => [newsArticle(article, page)],
    lastModified: article.date,
  };
}

function newsList(articles: readonly NewsFacts[], language: Language): Markup {
  return html`<p class="lead">${pageWords(language).newsLead}</p>
${articles.map(
  ({
    id,
    date,
    title,
    summary,
  }) => html`<article><h2><a href="${publicPath(language, 'news', id)}">${title[language]}</a></h2>
<p class="dates">${day(date, language)}</p><p>${summary[language]}</p></article>\n`,
)}`;
}

function articleBody(item: NewsItem, language: Language): Markup {
  return html`<div class="prose"><p class="dates">${pageWords(language).published} ${day(item.date, language)}</p>
${formattedText(item[`${language}Text`], language)}</div>`;
}

function day(date: string, language: Language): Markup {
  return html`<time datetime="${date}">${formatLongDate(date, language)}</time>`;
}
