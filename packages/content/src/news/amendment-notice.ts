import { site } from '../site.ts';
import { AMENDMENT_NOTICE } from './headlines.ts';
import type { NewsArticle } from './news-article.ts';

/** Exactly the facts of the specification, section 2; the phone line is the laboratory's own (D-26). */
export const amendmentNotice: NewsArticle = {
  ...AMENDMENT_NOTICE,
  summary: {
    tw: '2023年2月15日前發出的四項化驗報告誤用了認可標誌，如需更正報告，請致電我們。',
    zh: '2023年2月15日前发出的四项检验报告误用了认可标志，如需更正报告，请致电我们。',
    en: 'The accreditation symbol was wrongly used on reports of four tests issued before 15 Feb 2023. Please call us for a corrected report.',
  },
  body: [
    {
      paragraph: {
        tw: '本所謹此更正：以下化驗項目於2023年2月15日前發出的報告，誤用了認可標誌。',
        zh: '本所特此更正：以下检验项目在2023年2月15日前发出的报告，误用了认可标志。',
        en: 'We wish to correct a mistake. The accreditation symbol was wrongly used on reports issued before 15 Feb 2023 for these tests:',
      },
    },
    {
      list: [
        { tw: '乙型肝炎病毒 DNA（HBV-DNA）', zh: '乙型肝炎病毒 DNA（HBV-DNA）', en: 'HBV-DNA' },
        { tw: '麻疹 IgG', zh: '麻疹 IgG', en: 'Measles IgG' },
        { tw: '水痘帶狀疱疹 IgG', zh: '水痘带状疱疹 IgG', en: 'Varicella-zoster IgG' },
        { tw: '碳-13（C-13）呼氣測試', zh: '碳-13（C-13）呼气试验', en: 'C-13 breath test' },
      ],
    },
    {
      paragraph: {
        tw: `如您持有上述報告並需要更正後的報告，請致電 ${site.phone.tw}。`,
        zh: `如您持有上述报告并需要更正后的报告，请致电 ${site.phone.zh}。`,
        en: `If you hold such a report and would like a corrected one, please call us on ${site.phone.en}.`,
      },
    },
  ],
  links: [
    {
      to: site.phoneLink,
      label: {
        tw: `致電 ${site.phone.tw}`,
        zh: `致电 ${site.phone.zh}`,
        en: `Call ${site.phone.en}`,
      },
    },
  ],
};
