import { NEWS_ARTICLES } from '@phial/content/news/news';
import type { ArticleBlock, ArticleLink, NewsArticle } from '@phial/content/news/news-article';
import { newsArticle } from '@phial/content/structured-data/news-article';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import type { Language } from '@phial/domain/language';
import { publicPath, siteAddress } from '@phial/domain/public-address';
import { listNews } from '../content/content.service.ts';
import { html, type Markup } from './html.ts';
import { inEachLanguage, pageWords } from './page-words.ts';
import { paragraphsOf } from './plain-text.ts';
import type { PageSource, PageSources, PublicPage } from './public-page.ts';

const PAGES: ReadonlyMap<string, PublicPage> = new Map(
  NEWS_ARTICLES.map((article) => [article.id, pageOf(article)]),
);

function listPage(articles: readonly NewsArticle[]): PublicPage {
  const newestFirst = articles.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return {
    area: 'news',
    name: inEachLanguage(({ areas }) => areas.news),
    description: (language) => pageWords(language).descriptions.news,
    body: (language) => newsList(newestFirst, language),
    nodes: () => [],
  };
}

/** The announcements of the content folder, and those of staff. */
export const newsSource: PageSource = {
  list: async (deps) => listPage([...NEWS_ARTICLES, ...(await writtenNews(deps))]),
  async find(deps, id) {
    const written = (await writtenNews(deps)).find((item) => item.id === id);
    return PAGES.get(id) ?? (written && pageOf(written));
  },
  all: async (deps) => [...PAGES.values(), ...(await writtenNews(deps)).map(pageOf)],
};

/** What staff have written, as an article: the words of its text, without their format. */
async function writtenNews(deps: PageSources): Promise<NewsArticle[]> {
  return (await listNews(deps)).map((item) => {
    const [tw, zh, en] = [item.twText, item.zhText, item.enText].map(paragraphsOf);
    const longest = Math.max(tw?.length ?? 0, zh?.length ?? 0, en?.length ?? 0);
    const body = Array.from({ length: longest }, (_, at) => ({
      paragraph: { tw: tw?.[at] ?? '', zh: zh?.[at] ?? '', en: en?.[at] ?? '' },
    }));
    return {
      ...{ id: item.newsId, date: item.date, body, links: [] },
      title: { tw: item.twTitle, zh: item.zhTitle, en: item.enTitle },
      summary: { tw: item.twSummary, zh: item.zhSummary, en: item.enSummary },
    };
  });
}

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

function newsList(articles: readonly NewsArticle[], language: Language): Markup {
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

function articleBody({ date, body, links }: NewsArticle, language: Language): Markup {
  return html`<div class="prose"><p class="dates">${pageWords(language).published} ${day(date, language)}</p>
${body.map((block) => part(block, language))}
${links.length > 0 && html`<ul>${links.map((link) => html`<li>${onwardLink(link, language)}</li>`)}</ul>`}</div>`;
}

/** Nothing for a paragraph that a language does not have. */
function part(block: ArticleBlock, language: Language): Markup | false {
  return 'paragraph' in block
    ? block.paragraph[language] !== '' && html`<p>${block.paragraph[language]}</p>\n`
    : html`<ul>${block.list.map((point) => html`<li>${point[language]}</li>`)}</ul>\n`;
}

function onwardLink({ to, label }: ArticleLink, language: Language): Markup {
  return html`<a href="${to.startsWith('/') ? siteAddress(language, to) : to}">${label[language]}</a>`;
}

function day(date: string, language: Language): Markup {
  return html`<time datetime="${date}">${formatLongDate(date, language)}</time>`;
}
