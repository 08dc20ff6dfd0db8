import { site } from '../site.ts';
import { covidTestingLink } from './covid-testing-link.ts';
import { SECOND_LABORATORY } from './headlines.ts';
import type { NewsArticle } from './news-article.ts';

export const secondLaboratory: NewsArticle = {
  ...SECOND_LABORATORY,
  summary: {
    tw: `${site.shortName.tw}的第二間化驗室投入服務，為香港進行新冠病毒核酸檢測。`,
    zh: `${site.shortName.zh}的第二间实验室投入使用，为香港开展新冠病毒核酸检测。`,
    en: `${site.shortName.en} has opened a second laboratory for COVID nucleic acid testing in Hong Kong.`,
  },
  body: [
    {
      paragraph: {
        tw: `${site.name.tw}的第二間化驗室已投入服務，為香港進行新型冠狀病毒（COVID-19）核酸檢測。`,
        zh: `${site.name.zh}的第二间实验室已投入使用，为香港开展新型冠状病毒（COVID-19）核酸检测。`,
        en: `${site.name.en} has opened its second laboratory. It is there for COVID nucleic acid testing in Hong Kong.`,
      },
    },
    {
      paragraph: {
        tw: '核酸檢測在樣本中尋找病毒的遺傳物質。樣本送抵化驗室後，先登記核對，再提取核酸、擴增及判讀，最後經覆核才發出報告。',
        zh: '核酸检测是在样本中寻找病毒的遗传物质。样本送达实验室后，先登记核对，再提取核酸、扩增及判读，最后经复核才发出报告。',
        en: 'A nucleic acid test looks for the genetic material of the virus in a sample. In the laboratory the sample is checked in, its nucleic acid is extracted and amplified, the signal is read, and the result is reviewed before the report goes out.',
      },
    },
  ],
  links: [covidTestingLink],
};
