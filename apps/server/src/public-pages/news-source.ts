import { NEWS_ARTICLES } from '@phial/content/news/news';
import type { ArticleBlock, ArticleLink, NewsArticle } from '@phial/content/news/news-article';
import { newsArticle } from '@phial/content/structured-data/news-article';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { publicPath, siteAddress } from '@phial/domain/public-address';
import { html, type Markup } from './html.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import type { PageSource, PublicPage } from './public-page.ts';

const PAGES: ReadonlyMap<string, PublicPage> = new Map(
  NEWS_ARTICLES.map((article) => [article.id, pageOf(article)]),
);

const LIST: PublicPage = {
  area: 'news',
  name: inEachLanguage(({ areas }) => areas.news),
  description: (language) => pageWords(language).descriptions.news,
  body: newsList,
  nodes: () => [],
};

/** The announcements of the content folder. */
export const newsSource: PageSource = {
  list: async () => LIST,
  find: async (_deps, id) => PAGES.get(id),
  all: async () => [...PAGES.values()],
};

function pageOf(article: NewsArticle): PublicPage {
  return {
    area: 'news',
    id: article.id,
    name: article.title,
    description: (language) => article.summary[language],
    body: (language) => articleBody(article, language),
    nodes: (place) => [newsArticle(article, place)],
    lastModified: article.date,
  };
}

function newsList(language: Language): Markup {
  return html`<p class="lead">${pageWords(language).newsLead}</p>
${NEWS_ARTICLES.map(
  ({
    id,
    date,
    title,
    summary,
  }) => html`<article><h2><a href="${publicPath(language, 'news', id)}">${title[language]}</a></h2>
<p class="dates">${day(date, language)}</p><p>${summary[language]}</p></article>\n`,
)}`;
}

function articleBody({ date, body, links }: NewsArticle, language: Language): Markup {
  return html`<div class="prose"><p class="dates">${pageWords(language).published} ${day(date, language)}</p>
${body.map((block) => part(block, language))}
<ul>${links.map((link) => html`<li>${onwardLink(link, language)}</li>`)}</ul></div>`;
}

function part(block: ArticleBlock, language: Language): Markup {
  return 'paragraph' in block
    ? html`<p>${block.paragraph[language]}</p>\n`
    : html`<ul>${block.list.map((point) => html`<li>${point[language]}</li>`)}</ul>\n`;
}

function onwardLink({ to, label }: ArticleLink, language: Language): Markup {
  return html`<a href="${to.startsWith('/') ? siteAddress(language, to) : to}">${label[language]}</a>`;
}

function day(date: string, language: Language): Markup {
  return html`<time datetime="${date}">${formatLongDate(date, language)}</time>`;
}
