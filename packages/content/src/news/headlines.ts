import type { LocalText } from '../site.ts';

/** What the home page shows of an announcement; its text comes with the news pages only. */
export interface NewsHeadline {
  /** As in the address: `/newsDetail?index=5&id=1`. */
  readonly id: string;
  /** Day of publication in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  readonly title: LocalText;
}

export const AMENDMENT_NOTICE: NewsHeadline = {
  id: '1',
  date: '2023-02-18',
  title: {
    tw: '更正啟事：四項化驗報告的認可標誌',
    zh: '更正启事：四项检验报告的认可标志',
    en: 'Amendment notice: accreditation symbol on reports of four tests',
  },
};

/** Article 2 is the second laboratory, article 3 the air dome (D-25). */
export const SECOND_LABORATORY: NewsHeadline = {
  id: '2',
  date: '2022-02-26',
  title: {
    tw: '第二化驗室投入服務，進行新冠病毒核酸檢測',
    zh: '第二实验室投入使用，开展新冠病毒核酸检测',
    en: 'Our second laboratory opens for COVID nucleic acid testing',
  },
};

export const AIR_DOME_LABORATORY: NewsHeadline = {
  id: '3',
  date: '2022-02-20',
  title: {
    tw: '氣膜化驗室投入服務，進行新冠病毒核酸檢測',
    zh: '气膜实验室投入使用，开展新冠病毒核酸检测',
    en: 'Our air-dome laboratory opens for COVID nucleic acid testing',
  },
};

/** All announcements, the newest first (PAGE-029). */
export const NEWS_HEADLINES: readonly NewsHeadline[] = [
  AMENDMENT_NOTICE,
  SECOND_LABORATORY,
  AIR_DOME_LABORATORY,
];
