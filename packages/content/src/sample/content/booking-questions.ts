import type { LocalText } from '@phial/domain/language';
import type { SampleEntry } from '../content-entries.ts';

const question = (id: string, name: LocalText, content: LocalText): SampleEntry<'usual-problem'> => ({
  id,
  body: { code: 'booking', name, content },
});

/** Questions about booking. */
export const bookingQuestions: readonly SampleEntry<'usual-problem'>[] = [
  question(
    'who-may-book',
    { tw: '誰可以使用網上預約？', zh: '谁可以使用在线预约？', en: 'Who may book online?' },
    {
      tw: '參加公私營協作計劃或慢性疾病共同治理計劃，並持有醫生轉介信的市民。',
      zh: '参加公私营协作计划或慢性疾病共同治理计划，并持有医生转介信的市民。',
      en: 'Citizens in the public-private partnership programme or the chronic-disease co-care scheme who have a doctor’s request note.',
    },
  ),
  question(
    'what-can-be-booked',
    { tw: '可以預約甚麼服務？', zh: '可以预约哪些服务？', en: 'What can I book?' },
    {
      tw: '心電圖、抽血及收集樣本。各服務點提供的服務不盡相同，預約時會列出適用的服務點。',
      zh: '心电图、抽血及样本采集。各服务点提供的服务不尽相同，预约时会列出适用的服务点。',
      en: 'An ECG, blood taking and specimen collection. Not every service point offers them all; the booking shows you those that do.',
    },
  ),
  question(
    'what-to-bring',
    { tw: '當日須帶同甚麼？', zh: '当天需要携带什么？', en: 'What do I bring on the day?' },
    {
      tw: '請帶同身份證及醫生轉介信。',
      zh: '请携带身份证及医生转介信。',
      en: 'Your identity card and the doctor’s request note.',
    },
  ),
  question(
    'fasting',
    {
      tw: '空腹抽血前要注意甚麼？',
      zh: '空腹抽血前要注意什么？',
      en: 'How do I prepare for a fasting blood test?',
    },
    {
      tw: '抽血前須禁食最少 8 小時，可以飲清水。',
      zh: '抽血前须禁食至少 8 小时，可以喝清水。',
      en: 'Do not eat for at least 8 hours before the test. Water is allowed.',
    },
  ),
  question(
    'urine',
    { tw: '何時收集尿液樣本？', zh: '何时采集尿液样本？', en: 'When is a urine sample taken?' },
    {
      tw: '女士請於月經完結後才收集尿液樣本。',
      zh: '女士请于月经结束后再采集尿液样本。',
      en: 'Urine sampling is done after the menstrual period.',
    },
  ),
  question(
    'countdown',
    {
      tw: '填寫個人資料時為何有倒數？',
      zh: '填写个人资料时为什么有倒计时？',
      en: 'Why is there a countdown while I fill in my details?',
    },
    {
      tw: '您選擇的時段會為您保留 10 分鐘。時間將盡時，您可選擇延長。',
      zh: '您选择的时段会为您保留 10 分钟。时间将尽时，您可以选择延长。',
      en: 'The time you chose is kept for you for 10 minutes. Before it ends you can ask for more.',
    },
  ),
  question(
    'change-or-cancel',
    { tw: '如何更改或取消預約？', zh: '如何修改或取消预约？', en: 'How do I change or cancel a booking?' },
    {
      tw: '於預約首頁選擇「更改預約」，輸入預約時填寫的姓名及身份證號碼。預約一經取消便不能恢復，須重新預約。',
      zh: '在预约首页选择“修改预约”，输入预约时填写的姓名及身份证号码。预约一经取消便不能恢复，需要重新预约。',
      en: 'Choose “Edit a reservation” on the booking home and enter the name and identity card number you booked with. A cancelled booking cannot be brought back; you would have to book again.',
    },
  ),
  question(
    'several-bookings',
    { tw: '可以同時有多項預約嗎？', zh: '可以同时有多项预约吗？', en: 'May I hold several bookings?' },
    {
      tw: '可以，但時間不能相同；同一類服務每日只可預約一次。',
      zh: '可以，但时间不能相同；同一类服务每天只能预约一次。',
      en: 'Yes, but not two at the same time, nor two of the same kind of service on one day.',
    },
  ),
];
