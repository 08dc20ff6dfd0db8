import type { BookingService } from '@phial/contract/booking/service';

/** What can be booked in the sample: the two services of the calls. */
export const sampleServices: readonly Omit<BookingService, 'bookable'>[] = [
  {
    code: 'ECG',
    name: { tw: '心電圖', zh: '心电图', en: 'ECG' },
    shortName: { tw: '心電圖', zh: '心电图', en: 'ECG' },
    detail: {
      tw: '記錄心臟的電活動。',
      zh: '记录心脏的电活动。',
      en: 'A tracing of the electrical activity of the heart.',
    },
    minutes: null,
    preparation: { bring: [], restrictions: [], notes: [] },
    colour: 'petrol',
    icon: 'ecg',
    daysAhead: 90,
  },
  {
    code: 'other',
    name: { tw: '抽血／收集樣本', zh: '抽血／采集样本', en: 'Blood taking and specimen collection' },
    shortName: { tw: '抽血／樣本', zh: '抽血／样本', en: 'Blood, specimens' },
    detail: {
      tw: '轉介信上的化驗檢查。',
      zh: '转介信上的化验检查。',
      en: 'For the laboratory tests on your request note.',
    },
    minutes: null,
    preparation: {
      fasting: {
        hours: 8,
        water: true,
        title: { tw: '如需空腹抽血', zh: '如需空腹抽血', en: 'If your blood test needs fasting' },
      },
      bring: [],
      restrictions: [],
      notes: [
        {
          title: { tw: '如需收集尿液樣本', zh: '如需留取尿液样本', en: 'If you give a urine sample' },
          text: {
            tw: '女士請於月經完結後才收集尿液樣本。',
            zh: '女士请在月经结束后再留取尿液样本。',
            en: 'Women should have the sample taken after the menstrual period.',
          },
        },
      ],
    },
    colour: 'teal',
    icon: 'blood-tube',
    daysAhead: 90,
  },
];

/** As visitors are told of them. */
export const bookableSampleServices: readonly BookingService[] = sampleServices.map((service) => ({
  ...service,
  bookable: true,
}));
