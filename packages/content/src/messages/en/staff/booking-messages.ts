/** The messages of one booking, at the desk. */
export const bookingMessages = {
  title: 'Messages',
  loading: 'Loading the messages',
  failed: 'The messages could not be loaded',
  empty: 'No message has been written for this booking.',
  remindersOff:
    'The visitor has switched reminders off: none are sent. Changes by the laboratory are still sent.',
  remindersOffHint: 'The visitor can switch them on again by the link in a message.',
  ways: {
    email: 'by e-mail',
    sms: 'by text message',
    whatsapp: 'by WhatsApp',
    telephone: 'by telephone',
  },
  noWay: 'no way to send it',
  outcome: {
    due: (moment: string) => `Due ${moment}`,
    again: (moment: string) => `Will be tried again ${moment}.`,
    sending: 'Being sent at this moment',
    toCall: 'To be phoned: neither e-mail nor text message reaches the visitor.',
    toCallAfter: (moment: string) => `To be phoned. Given up ${moment}.`,
    sent: (moment: string) => `Sent ${moment}`,
    delivered: (moment: string) => `Delivered ${moment}`,
    failed: (moment: string) => `Not delivered. Given up ${moment}.`,
    told: (moment: string) => `Phoned ${moment}`,
    overtaken: (moment: string) =>
      `No longer needed since ${moment}: the booking has changed, its time has come, or another message says it.`,
    skipped: (moment: string) => `Not sent, ${moment}.`,
  },
  again: (kind: string) => `Send again: ${kind}`,
};
