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
  offerLink: '接受或放弃名额',
  /** The same for a doctor’s report. */
  reportLink: '查阅报告',
  bring: '届时请携带身份证和转介信。',
  automatic: '此邮件由系统自动发送，请勿回复。',
  event: (laboratory) => `预约 – ${laboratory}`,
  alarm: '您的预约',
  /** Which an administrator sends to try the provider of text messages. */
  testText: '这是预约柜台的测试信息，您无需处理。',
  /** Made-up facts, in previews and tests of a message. */
  example: {
    name: '陈大文（示范）',
    doctor: '陈大文医生（示范）',
    point: '码头中心（示范）',
    address: '示范路 1 号',
  },
  /** The same, as long as they get: staff learn by them whether a text message may become too long. */
  longExample: {
    name: '欧阳陈大文（示范）',
    point: '示范政府综合大楼样本采集中心',
    address: '示范区示范路 123 号示范商业大厦地下 12 号铺',
    laboratory: '示范中央综合医学诊断所',
  },
  /** What marks a test of a message that staff send to themselves. */
  test: {
    subject: (subject) => `【测试】${subject}`,
    lead: '这是测试消息，其中的人物和预约均为虚构。',
    /** Before the words of a text message. */
    textLead: '测试消息，内容并非真实。',
  },
};
