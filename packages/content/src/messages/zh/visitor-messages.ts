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
  link: '在我们的网站更改或取消',
  bring: '届时请携带身份证和转介信。',
  automatic: '此邮件由系统自动发送，请勿回复。',
  event: (laboratory) => `预约 – ${laboratory}`,
  alarm: '您的预约',
};
