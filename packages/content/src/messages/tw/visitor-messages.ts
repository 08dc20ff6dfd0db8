import type { visitorMessages as source } from '../en/visitor-messages.ts';
import type { Words } from '../words.ts';

export const visitorMessages: Words<typeof source> = {
  code: '預約編號',
  when: '時間',
  where: '地點',
  telephone: '電話',
  fact: (term, value) => `${term}：${value}`,
  former: '原來的預約',
  now: '現時的預約',
  link: '在本所網站更改或取消',
  bring: '屆時請帶同身份證及轉介信。',
  automatic: '此訊息由系統自動發出，請勿回覆。',
  event: (laboratory) => `預約 – ${laboratory}`,
  alarm: '您的預約',
};
