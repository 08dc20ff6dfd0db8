import type { visitorMessages as source } from '../en/visitor-messages.ts';
import type { Words } from '../words.ts';

export const visitorMessages: Words<typeof source> = {
  code: '预约编号',
  when: '时间',
  where: '地点',
  telephone: '电话',
  fact: (term, value) => `${term}：${value}`,
  former: '原来的预约',
  now: '目前的预约',
  link: '确认前来、更改或取消',
  /** The same for an entry of the waiting list. */
  waitingLink: '查看候补登记',
  /** The same for a doctor’s report. */
  reportLink: '查阅报告',
  bring: '届时请携带身份证和转介信。',
  automatic: '此邮件由系统自动发送，请勿回复。',
  event: (laboratory) => `预约 – ${laboratory}`,
  alarm: '您的预约',
  /** Which an administrator sends to try the provider of text messages. */
  testText: '这是预约柜台的测试信息，您无需处理。',
  /** By text message, by kind; a line that names what there is not is left out. Three segments at most. */
  texts: {
    confirmation: [
      '{laboratory}：您的预约已确认。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ].join('\n'),
    'change-confirmation': [
      '{laboratory}：已按您的要求更改预约。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ].join('\n'),
    'cancellation-confirmation': [
      '{laboratory}：已按您的要求取消 {when} 在{point}的预约。',
      '咨询：{hotline}',
    ].join('\n'),
    reminder: [
      '{laboratory}：温馨提醒，您有一个预约。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '如不能前来，请致电 {hotline}。',
      '确认、更改或取消：{link}',
    ].join('\n'),
    moved: [
      '{laboratory}：很抱歉，您的预约时间或服务点已更改。',
      '现为 {when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ].join('\n'),
    cancelled: [
      '{laboratory}：很抱歉，我们不得不取消您 {when} 在{point}的预约。',
      '重新预约或咨询：{hotline}',
    ].join('\n'),
    changed: [
      '{laboratory}：您的预约已更改。',
      '现为 {when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ].join('\n'),
    'waiting-joined': ['{laboratory}：您已登记候补，一有名额便会通知您。', '查看或退出：{link}'].join('\n'),
    'waiting-offer': [
      '{laboratory}：有名额：{when}，{point}。',
      '为您保留至 {until}。接受或放弃：{link}',
    ].join('\n'),
    'waiting-ended': ['{laboratory}：您候补的日子已过，抱歉没有名额。', '咨询：{hotline}'].join('\n'),
  },
};
