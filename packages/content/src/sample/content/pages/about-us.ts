import type { ContentBody } from '@phial/contract/content/content-body';
import { milestones } from './milestones.ts';

/** `/AboutUs`: neutral words, and the three numbers of places. */
export const aboutUs: ContentBody<'page-about-us'> = {
  lead: {
    tw: '{laboratory}是香港的醫學診斷檢驗所，隸屬{group}。',
    zh: '{laboratory}是香港的医学诊断实验室，隶属{group}。',
    en: '{laboratory} is a medical diagnostics laboratory in Hong Kong and part of the larger {group}.',
  },
  paragraphs: [
    {
      text: {
        tw: '醫生需要答案，病人等候消息，而答案往往在一支小小的樣本管裏。我們接收樣本、進行化驗，並把結果交到醫生手上。',
        zh: '医生需要答案，患者等候消息，而答案往往就在一支小小的样本管里。我们接收样本、进行检验，并把结果交到医生手上。',
        en: 'A doctor needs an answer, a patient waits for news, and often the answer lies in a small tube. We receive the specimen, carry out the tests and put the result into the doctor’s hands.',
      },
    },
    {
      text: {
        tw: '我們為病人、醫生及診所服務，也參與醫院管理局的公私營協作計劃，讓市民可在住處附近抽血、收集樣本及進行心電圖檢查。',
        zh: '我们为患者、医生和诊所服务，也参与医院管理局的公私营协作计划，让市民可以在住处附近抽血、采集样本和做心电图检查。',
        en: 'We serve patients, doctors and clinics. We also take part in the Hospital Authority’s public-private partnership programme, so that citizens can have blood taken, give specimens or have an ECG near their homes.',
      },
    },
  ],
  accreditation: {
    tw: '我們的醫學化驗獲得認可；詳情見質素政策一頁。',
    zh: '我们的医学检验获得认可；详情见质量方针页面。',
    en: 'Our medical testing is accredited; the quality policy page says more.',
  },
  figures: [
    { count: '6', what: { tw: '間採樣中心', zh: '家采样中心', en: 'collection centres' } },
    { count: '5', what: { tw: '間社區檢測中心', zh: '家社区检测中心', en: 'community testing centres' } },
    { count: '9', what: { tw: '個檢測站', zh: '个检测站', en: 'testing stations' } },
  ],
  milestones,
};
