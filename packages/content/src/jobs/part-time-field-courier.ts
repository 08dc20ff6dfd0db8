import { type Job, jobSections } from './job.ts';

export const partTimeFieldCourier: Job = {
  id: '4',
  title: { tw: '兼職外勤速遞員', zh: '兼职外勤快递员', en: 'Part-time Field Courier' },
  employment: 'PART_TIME',
  introduction: {
    tw: '您往來診所、採樣中心與化驗室之間，把樣本準時、安全地送達。',
    zh: '您往来诊所、采样中心与实验室之间，把样本准时、安全地送达。',
    en: 'You travel between clinics, collection centres and the laboratory, and bring specimens in on time and safely.',
  },
  sections: jobSections({
    duties: [
      {
        tw: '按路線到診所及採樣中心收取樣本',
        zh: '按路线到诊所和采样中心收取样本',
        en: 'Collect specimens from clinics and collection centres along a set route',
      },
      {
        tw: '使用專用運送箱，保持樣本所需的溫度',
        zh: '使用专用运送箱，保持样本所需的温度',
        en: 'Carry them in transport boxes made for it, at the temperature they need',
      },
      {
        tw: '核對件數，並在收取及送達時簽收',
        zh: '核对件数，并在收取和送达时签收',
        en: 'Check the number of items, and sign at collection and delivery',
      },
      {
        tw: '派送報告及採樣用品',
        zh: '派送报告和采样用品',
        en: 'Deliver reports and collection supplies',
      },
    ],
    requirements: [
      {
        tw: '熟悉香港道路及公共交通',
        zh: '熟悉香港道路和公共交通',
        en: 'Good knowledge of Hong Kong’s streets and public transport',
      },
      {
        tw: '守時、可靠，能小心處理樣本',
        zh: '守时、可靠，能小心处理样本',
        en: 'Punctual, reliable, and careful with what you carry',
      },
      {
        tw: '可於平日下午或星期六工作',
        zh: '可在平日下午或星期六工作',
        en: 'Free on weekday afternoons or on Saturdays',
      },
      {
        tw: '毋須相關經驗，出勤前會先講解安全事項',
        zh: '无需相关经验，出勤前会先讲解安全事项',
        en: 'No experience needed: we explain how to do it safely before your first round',
      },
    ],
  }),
};
