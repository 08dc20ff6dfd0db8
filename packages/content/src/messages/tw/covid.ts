import type { Messages } from '../messages.ts';

export const covid: Messages['covid'] = {
  numbersTitle: '採樣地點',
  toQuestions: '常見問題',
  questionsHint: '簡單解答有關檢測的常見疑問。',
  toCentres: '查看採樣中心',
  back: '返回新冠病毒檢測',
  questionsLead: '按下問題，即可閱讀答案。',
  testingGroup: '關於新冠病毒檢測',
  bookingGroup: '關於預約及到訪',
  loading: '正在載入問題',
  none: '暫時沒有問題可供查閱',
  noneHint: '請致電我們，或閱讀新冠病毒檢測簡介。',
  failed: '未能載入問題',
  failedHint: '網絡連線可能中斷，請再試一次，或致電我們。',
  tryAgain: '再試一次',
  call: (phone) => `致電 ${phone}`,
  moreTitle: '找不到您的問題？',
  more: '歡迎致電查詢。如對自己的健康或化驗結果有疑問，請諮詢您的醫生。',
};
