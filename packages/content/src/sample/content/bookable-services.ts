import type { SampleEntry } from '../content-entries.ts';

/** What can be booked; `code` is the service type of the booking. */
export const bookableServices: readonly SampleEntry<'project'>[] = [
  {
    id: 'ecg',
    body: {
      code: 'ECG',
      name: { tw: '心電圖', zh: '心电图', en: 'Electrocardiogram (ECG)' },
      content: {
        tw: '記錄心臟電活動的檢查。',
        zh: '记录心脏电活动的检查。',
        en: 'A tracing of the electrical activity of the heart.',
      },
    },
  },
  {
    id: 'blood-taking',
    body: {
      code: 'other',
      name: { tw: '抽血', zh: '抽血', en: 'Blood taking' },
      content: {
        tw: '如需空腹抽血，請禁食最少 8 小時，可以飲清水。',
        zh: '如需空腹抽血，请禁食至少 8 小时，可以喝清水。',
        en: 'For a fasting blood test take no food for at least 8 hours. Water is allowed.',
      },
    },
  },
  {
    id: 'specimen-collection',
    body: {
      code: 'other',
      name: { tw: '收集樣本', zh: '样本采集', en: 'Specimen collection' },
      content: {
        tw: '女士請於月經完結後才收集尿液樣本。',
        zh: '女士请于月经结束后再采集尿液样本。',
        en: 'Urine sampling is done after the menstrual period.',
      },
    },
  },
];
