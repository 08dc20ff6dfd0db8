import type { SampleEntry } from '../content-entries.ts';

export const notices: readonly SampleEntry<'manage'>[] = [
  {
    id: 'rest-days',
    body: {
      code: '',
      name: { tw: '休息日', zh: '休息日', en: 'Rest days' },
      content: {
        tw: '各採樣中心於星期日及公眾假期休息。',
        zh: '各采样中心于星期日及公众假期休息。',
        en: 'All collection centres are closed on Sundays and public holidays.',
      },
    },
  },
  {
    id: 'what-to-bring',
    body: {
      code: '',
      name: { tw: '請帶同文件', zh: '请携带文件', en: 'What to bring' },
      content: {
        tw: '接受服務當日，請帶同身份證及醫生轉介信。',
        zh: '接受服务当天，请携带身份证及医生转介信。',
        en: 'On the day, please bring your identity card and the doctor’s request note.',
      },
    },
  },
  {
    id: 'bad-weather',
    body: {
      code: '',
      name: { tw: '惡劣天氣', zh: '恶劣天气', en: 'Bad weather' },
      content: {
        tw: '遇上惡劣天氣，請於出發前致電服務點查詢。',
        zh: '如遇恶劣天气，请在出发前致电服务点查询。',
        en: 'In bad weather, please call the service point before you set out.',
      },
    },
  },
];
