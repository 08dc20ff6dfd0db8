import { airDomeLaboratory } from './air-dome-laboratory.ts';
import { amendmentNotice } from './amendment-notice.ts';
import type { NewsArticle } from './news-article.ts';
import { secondLaboratory } from './second-laboratory.ts';

/** All announcements, the newest first (PAGE-029). */
export const NEWS_ARTICLES: readonly NewsArticle[] = [amendmentNotice, secondLaboratory, airDomeLaboratory];
