import type { ContentBody } from '@phial/contract/content/content-body';

/** The nine years of the timeline. Apart from 2016 the texts are neutral and claim nothing checkable. */
export const milestones: ContentBody<'page-about-us'>['milestones'] = [
  {
    year: '1976',
    title: { tw: '起步', zh: '起步', en: 'A beginning' },
    text: {
      tw: '一小隊人，一個心願：做出醫生信得過的化驗結果。',
      zh: '一个小团队，一个心愿：做出医生信得过的检验结果。',
      en: 'A small team sets out with one wish: results that doctors can trust.',
    },
  },
  {
    year: '2003',
    title: { tw: '安全為先', zh: '安全为先', en: 'Safety first' },
    text: {
      tw: '安全處理每一份樣本，成為每位新同事的第一課。',
      zh: '安全处理每一份样本，成为每位新同事的第一课。',
      en: 'Handling every specimen safely becomes the first lesson of each new colleague.',
    },
  },
  {
    year: '2008',
    title: { tw: '把做法寫下來', zh: '把做法写下来', en: 'Writing it down' },
    text: {
      tw: '書面程序及日常核對，融入每一個工作天。',
      zh: '书面规程和日常核对，融入每一个工作日。',
      en: 'Written procedures and routine checks become part of every working day.',
    },
  },
  {
    year: '2011',
    title: { tw: '資料相連', zh: '信息相连', en: 'Records joined up' },
    text: {
      tw: '申請、樣本與報告逐步以電腦連繫，減少抄寫。',
      zh: '申请、样本与报告逐步由电脑连接，减少抄写。',
      en: 'Request, specimen and report are linked step by step, so that less is copied by hand.',
    },
  },
  {
    year: '2014',
    title: { tw: '走近社區', zh: '走近社区', en: 'Closer to home' },
    text: {
      tw: '我們把採樣帶到市民居住及工作的地方附近。',
      zh: '我们把采样带到市民居住和工作的地方附近。',
      en: 'We bring specimen collection nearer to where people live and work.',
    },
  },
  {
    year: '2016',
    title: {
      tw: '中央化驗室及研發中心',
      zh: '中央实验室及研发中心',
      en: 'Central lab and R&D centre',
    },
    text: {
      tw: '中央化驗室及研發中心投入服務：一邊處理日常化驗，一邊研究新方法。',
      zh: '中央实验室及研发中心投入服务：一边处理日常检验，一边研究新方法。',
      en: 'The central lab and R&D centre come into service: one for the daily work, one for new methods.',
    },
  },
  {
    year: '2017',
    title: { tw: '培育人才', zh: '培育人才', en: 'Learning together' },
    text: {
      tw: '資深同事帶領新人，把經驗一代一代傳下去。',
      zh: '资深同事带领新人，把经验一代一代传下去。',
      en: 'Senior colleagues guide newcomers, and experience is handed on.',
    },
  },
  {
    year: '2018',
    title: { tw: '說得更清楚', zh: '说得更清楚', en: 'In plainer words' },
    text: {
      tw: '我們重新編寫給病人的說明，讓事前準備一看就明白。',
      zh: '我们重新编写给患者的说明，让检查前的准备一看就懂。',
      en: 'We rewrite what we tell patients, so that how to prepare is clear at a glance.',
    },
  },
  {
    year: '2020',
    title: { tw: '與社區同行', zh: '与社区同行', en: 'With the community' },
    text: {
      tw: '同事走出化驗室，在社區為市民提供檢測服務。',
      zh: '同事走出实验室，在社区为市民提供检测服务。',
      en: 'Our colleagues step out of the laboratory to offer testing in the community.',
    },
  },
];
