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
  /** The same for a doctor’s report. */
  reportLink: '查閱報告',
  bring: '屆時請帶同身份證及轉介信。',
  automatic: '此訊息由系統自動發出，請勿回覆。',
  event: (laboratory) => `預約 – ${laboratory}`,
  alarm: '您的預約',
  /** Which an administrator sends to try the provider of text messages. */
  testText: '這是預約櫃檯的測試訊息，您無須理會。',
  /** By text message, by kind; a line that names what there is not is left out. Three segments at most. */
  texts: {
    confirmation: [
      '{laboratory}：您的預約已確認。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ].join('\n'),
    'change-confirmation': [
      '{laboratory}：已按您的要求更改預約。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ].join('\n'),
    'cancellation-confirmation': [
      '{laboratory}：已按您的要求取消 {when} 於{point}的預約。',
      '查詢：{hotline}',
    ].join('\n'),
    reminder: [
      '{laboratory}：提提您，您已預約前來。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '如未能前來，請致電 {hotline}。',
      '確認、更改或取消：{link}',
    ].join('\n'),
    moved: [
      '{laboratory}：抱歉，您的預約已改期或更改服務點。',
      '現時為 {when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ].join('\n'),
    cancelled: [
      '{laboratory}：抱歉，我們須取消您 {when} 於{point}的預約。',
      '重新預約或查詢：{hotline}',
    ].join('\n'),
    changed: [
      '{laboratory}：您的預約已更改。',
      '現時為 {when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ].join('\n'),
    'waiting-joined': ['{laboratory}：您已登記候補，一有名額便會通知您。', '查看或退出：{link}'].join('\n'),
    'waiting-offer': [
      '{laboratory}：有名額：{when}，{point}。',
      '為您保留至 {until}。接受或放棄：{link}',
    ].join('\n'),
    'waiting-ended': ['{laboratory}：您候補的日子已過，抱歉未有名額。', '查詢：{hotline}'].join('\n'),
  },
};
