import type { bookingMessages as source } from '../../en/staff/booking-messages.ts';
import type { Words } from '../../words.ts';

export const bookingMessages: Words<typeof source> = {
  title: '訊息',
  loading: '正在載入訊息',
  failed: '未能載入訊息',
  empty: '這項預約沒有任何訊息。',
  remindersOff: '訪客已關閉提示，不會再發出提示；檢驗所更改預約時仍會通知。',
  remindersOffHint: '訪客可用訊息內的連結重新開啟。',
  ways: {
    email: '電郵',
    sms: '短訊',
    whatsapp: 'WhatsApp',
    telephone: '電話',
  },
  noWay: '沒有發送方式',
  outcome: {
    due: (moment) => `將於 ${moment} 發送`,
    again: (moment) => `將於 ${moment} 再試。`,
    sending: '正在發送',
    toCall: '須以電話通知：電郵及短訊均不能送達訪客。',
    toCallAfter: (moment) => `須以電話通知。${moment} 起不再發送。`,
    sent: (moment) => `已於 ${moment} 發送`,
    delivered: (moment) => `已於 ${moment} 送達`,
    failed: (moment) => `未能送達。${moment} 起不再發送。`,
    told: (moment) => `已於 ${moment} 以電話通知`,
    overtaken: (moment) => `${moment} 起無須通知：預約已更改、時間已到，或另有訊息通知。`,
    skipped: (moment) => `未有發送（${moment}）。`,
  },
  again: (kind) => `重新發送：${kind}`,
};
