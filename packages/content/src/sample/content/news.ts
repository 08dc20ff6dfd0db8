import type { SampleEntry } from '../content-entries.ts';
import { SAMPLE_LABORATORY } from '../laboratory.ts';

/** The announcements, the newest first. Their drawings go by their numbers. */
export const news: readonly SampleEntry<'news'>[] = [
  {
    id: '1',
    body: {
      date: '2023-02-18',
      title: {
        tw: '更正啟事：四項化驗報告的認可標誌',
        zh: '更正启事：四项检验报告的认可标志',
        en: 'Amendment notice: accreditation symbol on reports of four tests',
      },
      summary: {
        tw: '2023年2月15日前發出的四項化驗報告誤用了認可標誌，如需更正報告，請致電我們。',
        zh: '2023年2月15日前发出的四项检验报告误用了认可标志，如需更正报告，请致电我们。',
        en: 'The accreditation symbol was wrongly used on reports of four tests issued before 15 Feb 2023. Please call us for a corrected report.',
      },
      text: {
        tw: [
          '<p>本所謹此更正：以下化驗項目於2023年2月15日前發出的報告，誤用了認可標誌。</p>',
          '<ul><li>乙型肝炎病毒 DNA（HBV-DNA）</li><li>麻疹 IgG</li><li>水痘帶狀疱疹 IgG</li><li>碳-13（C-13）呼氣測試</li></ul>',
          `<p>如您持有上述報告並需要更正後的報告，請致電 ${phone('tw')}。</p>`,
        ].join('\n\n'),
        zh: [
          '<p>本所特此更正：以下检验项目在2023年2月15日前发出的报告，误用了认可标志。</p>',
          '<ul><li>乙型肝炎病毒 DNA（HBV-DNA）</li><li>麻疹 IgG</li><li>水痘带状疱疹 IgG</li><li>碳-13（C-13）呼气试验</li></ul>',
          `<p>如您持有上述报告并需要更正后的报告，请致电 ${phone('zh')}。</p>`,
        ].join('\n\n'),
        en: [
          '<p>We wish to correct a mistake. The accreditation symbol was wrongly used on reports issued before 15 Feb 2023 for these tests:</p>',
          '<ul><li>HBV-DNA</li><li>Measles IgG</li><li>Varicella-zoster IgG</li><li>C-13 breath test</li></ul>',
          `<p>If you hold such a report and would like a corrected one, please call us on ${phone('en')}.</p>`,
        ].join('\n\n'),
      },
    },
  },
  {
    id: '2',
    body: {
      date: '2022-02-26',
      title: {
        tw: '第二化驗室投入服務，進行新冠病毒核酸檢測',
        zh: '第二实验室投入使用，开展新冠病毒核酸检测',
        en: 'Our second laboratory opens for COVID nucleic acid testing',
      },
      summary: {
        tw: `${SAMPLE_LABORATORY.shortName.tw}的第二間化驗室投入服務，為香港進行新冠病毒核酸檢測。`,
        zh: `${SAMPLE_LABORATORY.shortName.zh}的第二间实验室投入使用，为香港开展新冠病毒核酸检测。`,
        en: `${SAMPLE_LABORATORY.shortName.en} has opened a second laboratory for COVID nucleic acid testing in Hong Kong.`,
      },
      text: {
        tw: [
          `<p>${SAMPLE_LABORATORY.name.tw}的第二間化驗室已投入服務，為香港進行新型冠狀病毒（COVID-19）核酸檢測。</p>`,
          '<p>核酸檢測在樣本中尋找病毒的遺傳物質。樣本送抵化驗室後，先登記核對，再提取核酸、擴增及判讀，最後經覆核才發出報告。</p>',
          '<p><a href="#/covidintroduce">認識新冠病毒檢測</a></p>',
        ].join('\n\n'),
        zh: [
          `<p>${SAMPLE_LABORATORY.name.zh}的第二间实验室已投入使用，为香港开展新型冠状病毒（COVID-19）核酸检测。</p>`,
          '<p>核酸检测是在样本中寻找病毒的遗传物质。样本送达实验室后，先登记核对，再提取核酸、扩增及判读，最后经复核才发出报告。</p>',
          '<p><a href="#/covidintroduce">了解新冠病毒检测</a></p>',
        ].join('\n\n'),
        en: [
          `<p>${SAMPLE_LABORATORY.name.en} has opened its second laboratory. It is there for COVID nucleic acid testing in Hong Kong.</p>`,
          '<p>A nucleic acid test looks for the genetic material of the virus in a sample. In the laboratory the sample is checked in, its nucleic acid is extracted and amplified, the signal is read, and the result is reviewed before the report goes out.</p>',
          '<p><a href="#/covidintroduce">About COVID-19 testing</a></p>',
        ].join('\n\n'),
      },
    },
  },
  {
    id: '3',
    body: {
      date: '2022-02-20',
      title: {
        tw: '氣膜化驗室投入服務，進行新冠病毒核酸檢測',
        zh: '气膜实验室投入使用，开展新冠病毒核酸检测',
        en: 'Our air-dome laboratory opens for COVID nucleic acid testing',
      },
      summary: {
        tw: `${SAMPLE_LABORATORY.shortName.tw}的氣膜化驗室投入服務，為香港進行新冠病毒核酸檢測。`,
        zh: `${SAMPLE_LABORATORY.shortName.zh}的气膜实验室投入使用，为香港开展新冠病毒核酸检测。`,
        en: `${SAMPLE_LABORATORY.shortName.en} has opened an air-dome laboratory for COVID nucleic acid testing in Hong Kong.`,
      },
      text: {
        tw: [
          `<p>${SAMPLE_LABORATORY.name.tw}的氣膜化驗室已投入服務，為香港進行新型冠狀病毒（COVID-19）核酸檢測。</p>`,
          '<p>氣膜化驗室是一種可拆裝的化驗室：以充氣薄膜搭建，膜內分隔成不同的工作區。</p>',
          '<p><a href="#/covidintroduce">認識新冠病毒檢測</a></p>',
        ].join('\n\n'),
        zh: [
          `<p>${SAMPLE_LABORATORY.name.zh}的气膜实验室已投入使用，为香港开展新型冠状病毒（COVID-19）核酸检测。</p>`,
          '<p>气膜实验室是一种可拆装的实验室：以充气薄膜搭建，膜内分隔成不同的工作区。</p>',
          '<p><a href="#/covidintroduce">了解新冠病毒检测</a></p>',
        ].join('\n\n'),
        en: [
          `<p>${SAMPLE_LABORATORY.name.en} has opened an air-dome laboratory. It is there for COVID nucleic acid testing in Hong Kong.</p>`,
          '<p>An air-dome laboratory can be put up and taken down again: an inflated membrane makes its walls and roof, and the space inside is divided into working areas.</p>',
          '<p><a href="#/covidintroduce">About COVID-19 testing</a></p>',
        ].join('\n\n'),
      },
    },
  },
];

function phone(language: 'tw' | 'zh' | 'en'): string {
  return `<a href="${SAMPLE_LABORATORY.phone.link}">${SAMPLE_LABORATORY.phone.text[language]}</a>`;
}
