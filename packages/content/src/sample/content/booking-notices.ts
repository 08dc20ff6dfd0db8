import type { SampleEntry } from '../content-entries.ts';

/** Who may book, how, and what to bring: the words of the sample's programme. */
export const bookingNotices: readonly SampleEntry<'booking-notice'>[] = [
  {
    id: 'booking-home',
    body: {
      title: {
        tw: '醫管局協作計劃預約',
        zh: '医管局协作计划预约',
        en: 'Hospital Authority programme booking',
      },
      text: {
        tw: '選擇方便您的服務點，預約心電圖、抽血或收集樣本服務。',
        zh: '选择方便您的服务点，预约心电图、抽血或样本采集服务。',
        en: 'Book an ECG, blood taking or specimen collection at a service point near you.',
      },
    },
  },
  {
    id: 'who-may-book',
    body: {
      title: {
        tw: '適用對象',
        zh: '适用对象',
        en: 'Who may book here',
      },
      text: {
        tw: '本服務只供參加公私營協作計劃及慢性疾病共同治理計劃的市民使用，並須持有醫生轉介信。',
        zh: '本服务仅供参加公私营协作计划及慢性疾病共同治理计划的市民使用，并须持有医生转介信。',
        en: 'This service is only for citizens in the public-private partnership programme and the chronic-disease co-care scheme. You need a doctor’s request note.',
      },
    },
  },
  {
    id: 'step-request-note',
    body: {
      title: {
        tw: '取得轉介信',
        zh: '取得转介信',
        en: 'Obtain the request note',
      },
      text: {
        tw: '由計劃內的醫生發出轉介信。請妥善保管，接受服務當日須帶同。',
        zh: '由计划内的医生开具转介信。请妥善保管，接受服务当天须携带。',
        en: 'Your doctor in the programme gives you a request note. Keep it at hand: you need it on the day.',
      },
    },
  },
  {
    id: 'step-book',
    body: {
      title: {
        tw: '網上預約',
        zh: '在线预约',
        en: 'Book online',
      },
      text: {
        tw: '選擇服務點、日期和時間，填寫個人資料並確認，即時取得預約編號。',
        zh: '选择服务点、日期和时间，填写个人信息并确认，即时获得预约编号。',
        en: 'Choose a service point, a date and a time, fill in your details and confirm. You get a reservation code at once.',
      },
    },
  },
  {
    id: 'step-attend',
    body: {
      title: {
        tw: '接受服務',
        zh: '接受服务',
        en: 'Attend the service',
      },
      text: {
        tw: '請按預約時間，帶同身份證及轉介信前往服務點。',
        zh: '请按预约时间，携带身份证和转介信前往服务点。',
        en: 'Come to the service point at your time with your identity card and the request note.',
      },
    },
  },
  {
    id: 'choose-service',
    body: {
      title: {
        tw: '您想預約哪項服務？',
        zh: '您想预约哪项服务？',
        en: 'What would you like to book?',
      },
      text: {
        tw: '請參閱轉介信後選擇，下一頁會列出提供該服務的服務點。',
        zh: '请查看转介信后选择，下一页会列出提供该服务的服务点。',
        en: 'Look at your request note and choose. The next screen shows the service points that offer it.',
      },
    },
  },
  {
    id: 'home-eligibility',
    body: {
      text: {
        tw: '網上預約只供參與公私營協作計劃及慢性疾病共同治理計劃，並持有醫生轉介信的市民使用。',
        zh: '在线预约仅供参加公私营协作计划及慢性疾病共同治理计划，并持有医生转介信的市民使用。',
        en: 'Online booking is for citizens in the public-private partnership programme and the chronic-disease co-care scheme who have a doctor’s request note.',
      },
    },
  },
  {
    id: 'visit-documents',
    body: {
      title: {
        tw: '帶備兩樣文件',
        zh: '带好两样文件',
        en: 'Bring two things',
      },
      text: {
        tw: '香港身份證及醫生轉介信。',
        zh: '香港身份证及医生转介信。',
        en: 'Your identity card and your doctor’s request note.',
      },
    },
  },
  {
    id: 'visit-fasting',
    body: {
      title: {
        tw: '如需空腹抽血',
        zh: '如需空腹抽血',
        en: 'If your blood test needs fasting',
      },
      text: {
        tw: '請於抽血前至少 8 小時停止進食，可以飲清水。',
        zh: '请在抽血前至少 8 小时停止进食，可以喝清水。',
        en: 'Have no food for at least 8 hours beforehand. You may drink water.',
      },
    },
  },
  {
    id: 'visit-urine',
    body: {
      title: {
        tw: '如需留取尿液樣本',
        zh: '如需留取尿液样本',
        en: 'If you give a urine sample',
      },
      text: {
        tw: '女士請於經期完結後才留取樣本。',
        zh: '女士请在经期结束后再留取样本。',
        en: 'Women should wait until their menstrual period has ended.',
      },
    },
  },
  {
    id: 'visit-time',
    body: {
      title: {
        tw: '按時到達',
        zh: '按时到达',
        en: 'Come at your time',
      },
      text: {
        tw: '我們已為您預留名額，毋須提早輪候；如未能到訪，請在網上取消預約。',
        zh: '我们已为您预留名额，无需提前排队；如不能到访，请在网上取消预约。',
        en: 'Your place is kept for you, so there is no need to queue early. If you cannot come, please cancel online.',
      },
    },
  },
];
