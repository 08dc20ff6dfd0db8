import { site } from '../site.ts';
import { covidTestingLink } from './covid-testing-link.ts';
import { AIR_DOME_LABORATORY } from './headlines.ts';
import type { NewsArticle } from './news-article.ts';

export const airDomeLaboratory: NewsArticle = {
  ...AIR_DOME_LABORATORY,
  summary: {
    tw: `${site.shortName.tw}的氣膜化驗室投入服務，為香港進行新冠病毒核酸檢測。`,
    zh: `${site.shortName.zh}的气膜实验室投入使用，为香港开展新冠病毒核酸检测。`,
    en: `${site.shortName.en} has opened an air-dome laboratory for COVID nucleic acid testing in Hong Kong.`,
  },
  body: [
    {
      paragraph: {
        tw: `${site.name.tw}的氣膜化驗室已投入服務，為香港進行新型冠狀病毒（COVID-19）核酸檢測。`,
        zh: `${site.name.zh}的气膜实验室已投入使用，为香港开展新型冠状病毒（COVID-19）核酸检测。`,
        en: `${site.name.en} has opened an air-dome laboratory. It is there for COVID nucleic acid testing in Hong Kong.`,
      },
    },
    {
      paragraph: {
        tw: '氣膜化驗室是一種可拆裝的化驗室：以充氣薄膜搭建，膜內分隔成不同的工作區。',
        zh: '气膜实验室是一种可拆装的实验室：以充气薄膜搭建，膜内分隔成不同的工作区。',
        en: 'An air-dome laboratory can be put up and taken down again: an inflated membrane makes its walls and roof, and the space inside is divided into working areas.',
      },
    },
  ],
  links: [covidTestingLink],
};
