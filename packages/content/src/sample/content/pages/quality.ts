import type { ContentBody } from '@phial/contract/content/content-body';
import { certificates } from './certificates.ts';
import { scopes } from './scopes.ts';

/** `/ensure`: neutral, and in words for everybody. */
export const quality: ContentBody<'page-quality'> = {
  lead: {
    tw: '化驗結果影響醫生的判斷，也牽動病人的心情。因此，我們把質素放在每一步，而不只是最後一步。',
    zh: '检验结果影响医生的判断，也牵动患者的心情。因此，我们把质量放在每一步，而不只是最后一步。',
    en: 'A result guides a doctor’s judgement and weighs on a patient’s mind. So we care for quality at every step, not only at the last.',
  },
  policy: [
    {
      title: { tw: '結果可靠', zh: '结果可靠', en: 'Reliable results' },
      text: {
        tw: '只採用經驗證的方法，並以質量控制樣本檢查每一批化驗。',
        zh: '只采用经过验证的方法，并以质控样本检查每一批检验。',
        en: 'We use validated methods only, and check each run of tests with control samples.',
      },
    },
    {
      title: { tw: '準時', zh: '准时', en: 'On time' },
      text: {
        tw: '預先說明報告所需時間；如有延誤，會主動告知。',
        zh: '预先说明报告所需时间；如有延误，会主动告知。',
        en: 'We say beforehand how long a report takes, and tell you if it is delayed.',
      },
    },
    {
      title: { tw: '保密', zh: '保密', en: 'In confidence' },
      text: {
        tw: '只有需要處理您的樣本或報告的同事，才可查閱您的資料。',
        zh: '只有需要处理您的样本或报告的同事，才可以查阅您的资料。',
        en: 'Only colleagues who work on your specimen or report may see your data.',
      },
    },
    {
      title: { tw: '公正', zh: '公正', en: 'Impartial' },
      text: {
        tw: '化驗結果只取決於樣本，不受任何人的意願左右。',
        zh: '检验结果只取决于样本，不受任何人的意愿左右。',
        en: 'The result depends on the specimen alone, and on nobody’s wishes.',
      },
    },
    {
      title: { tw: '坦誠改進', zh: '坦诚改进', en: 'Open about mistakes' },
      text: {
        tw: '出現差錯便說明、更正，並找出原因，避免重犯。',
        zh: '出现差错便说明、更正，并找出原因，避免再犯。',
        en: 'When something goes wrong we say so, correct it, and look for the cause so that it does not happen again.',
      },
    },
    {
      title: { tw: '勝任的團隊', zh: '胜任的团队', en: 'Able people' },
      text: {
        tw: '同事接受培訓及評核後才獨立工作，並持續學習。',
        zh: '同事接受培训和考核后才独立工作，并持续学习。',
        en: 'Colleagues are trained and assessed before they work alone, and go on learning.',
      },
    },
  ],
  // The way of a specimen, and what is checked on it.
  steps: [
    {
      title: { tw: '化驗之前', zh: '检验之前', en: 'Before testing' },
      text: {
        tw: '核對身份、標籤、樣本種類及分量；不合適的樣本會要求重新收集。',
        zh: '核对身份、标签、样本种类和用量；不合格的样本会要求重新采集。',
        en: 'Identity, label, kind and amount of the specimen are checked; an unsuitable one is asked for again.',
      },
    },
    {
      title: { tw: '化驗期間', zh: '检验期间', en: 'During testing' },
      text: {
        tw: '儀器經校準，質量控制合格後才發出結果；我們也與其他檢驗所比對。',
        zh: '仪器经过校准，质量控制合格后才发出结果；我们也与其他实验室比对。',
        en: 'Instruments are calibrated, controls must pass before results go out, and we compare ourselves with other laboratories.',
      },
    },
    {
      title: { tw: '化驗之後', zh: '检验之后', en: 'After testing' },
      text: {
        tw: '合資格人員覆核結果；需要即時注意的結果會盡快通知醫生。',
        zh: '合资格人员复核结果；需要立即关注的结果会尽快通知医生。',
        en: 'Qualified staff review the results; those that need attention at once are told to the doctor without delay.',
      },
    },
  ],
  scopes,
  certificatesLead: {
    tw: '所示證書為本網站繪製的示範。',
    zh: '所示证书为本网站绘制的示范。',
    en: 'The certificates shown are samples drawn for this website.',
  },
  certificates,
};
