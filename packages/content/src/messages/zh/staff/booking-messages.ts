import type { bookingMessages as source } from '../../en/staff/booking-messages.ts';
import type { Words } from '../../words.ts';

export const bookingMessages: Words<typeof source> = {
  title: '消息',
  loading: '正在加载消息',
  failed: '无法加载消息',
  empty: '这项预约没有任何消息。',
  remindersOff: '访客已关闭提醒，不会再发出提醒；检验所更改预约时仍会通知。',
  remindersOffHint: '访客可以用消息中的链接重新开启。',
  ways: {
    email: '电子邮件',
    sms: '短信',
    whatsapp: 'WhatsApp',
    telephone: '电话',
  },
  noWay: '没有发送方式',
  outcome: {
    due: (moment) => `将于 ${moment} 发送`,
    again: (moment) => `将于 ${moment} 再试。`,
    sending: '正在发送',
    toCall: '需以电话通知：电子邮件和短信都不能送达访客。',
    toCallAfter: (moment) => `需以电话通知。${moment} 起不再发送。`,
    sent: (moment) => `已于 ${moment} 发送`,
    delivered: (moment) => `已于 ${moment} 送达`,
    failed: (moment) => `未能送达。${moment} 起不再发送。`,
    told: (moment) => `已于 ${moment} 以电话通知`,
    overtaken: (moment) => `${moment} 起无需通知：预约已更改、时间已到，或另有消息通知。`,
    skipped: (moment) => `未发送（${moment}）。`,
  },
  again: (kind) => `重新发送：${kind}`,
};
