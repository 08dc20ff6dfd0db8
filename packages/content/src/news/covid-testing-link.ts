import type { ArticleLink } from './news-article.ts';

/** The way from the articles to the COVID pages, which have no menu entry (D-14). */
export const covidTestingLink: ArticleLink = {
  to: '/covidintroduce',
  label: {
    tw: '認識新冠病毒檢測',
    zh: '了解新冠病毒检测',
    en: 'About COVID-19 testing',
  },
};
