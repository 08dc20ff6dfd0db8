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
  link: '確認出席、更改或取消',
  /** The same for an entry of the waiting list. */
  waitingLink: '查看候補登記',
  offerLink: '接受或放棄名額',
  /** The same for a doctor’s report. */
  reportLink: '查閱報告',
  bring: '屆時請帶同身份證及轉介信。',
  automatic: '此訊息由系統自動發出，請勿回覆。',
  event: (laboratory) => `預約 – ${laboratory}`,
  alarm: '您的預約',
  /** Which an administrator sends to try the provider of text messages. */
  testText: '這是預約櫃檯的測試訊息，您無須理會。',
  /** Made-up facts, in previews and tests of a message. */
  example: {
    name: '陳大文（示範）',
    doctor: '陳大文醫生（示範）',
    point: '碼頭中心（示範）',
    address: '示範道 1 號',
  },
  /** The same, as long as they get: staff learn by them whether a text message may become too long. */
  longExample: {
    name: '歐陽陳大文（示範）',
    point: '示範政府綜合大樓樣本收集中心',
    address: '示範區示範道 123 號示範商業大廈地下 12 號舖',
    laboratory: '示範中央綜合醫學診斷所',
  },
  /** What marks a test of a message that staff send to themselves. */
  test: {
    subject: (subject) => `【測試】${subject}`,
    lead: '這是測試訊息，當中的人物和預約均為虛構。',
    /** Before the words of a text message. */
    textLead: '測試訊息，內容並非真實。',
  },
};
