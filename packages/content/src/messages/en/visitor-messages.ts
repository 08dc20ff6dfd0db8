/** What stands around the words of a message to a visitor or a doctor. Read by the server alone. */
export const visitorMessages = {
  code: 'Reservation code',
  when: 'When',
  where: 'Where',
  telephone: 'Telephone',
  /** A fact in a line of its own. */
  fact: (term: string, value: string) => `${term}: ${value}`,
  former: 'Until now',
  now: 'Now',
  /** Of the button and the address that open the booking pages. */
  link: 'Confirm, change or cancel',
  /** The same for an entry of the waiting list. */
  waitingLink: 'See your place in the list',
  /** The same for a doctor’s report. */
  reportLink: 'Open the report',
  bring: 'Please bring your identity card and the request note.',
  automatic: 'This message was sent automatically. Please do not reply to it.',
  /** Title of the event in a calendar, which others may see. */
  event: (laboratory: string) => `Appointment – ${laboratory}`,
  /** Shown by a calendar before the event. */
  alarm: 'Your appointment',
  /** Which an administrator sends to try the provider of text messages. */
  testText: 'Test message of the booking desk. There is nothing for you to do.',
  /** By text message, by kind; a line that names what there is not is left out. Three segments at most. */
  texts: {
    confirmation: [
      '{laboratory}: your appointment is booked.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ].join('\n'),
    'change-confirmation': [
      '{laboratory}: your appointment has been changed as you asked.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ].join('\n'),
    'cancellation-confirmation': [
      '{laboratory}: your appointment on {when}, {point}, has been cancelled as you asked.',
      'Questions: {hotline}',
    ].join('\n'),
    reminder: [
      '{laboratory}: a reminder of your appointment.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'If you cannot come, please call {hotline}.',
      'Confirm, change or cancel: {link}',
    ].join('\n'),
    moved: [
      '{laboratory}: we are sorry, your appointment has been moved.',
      'It is now {when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ].join('\n'),
    cancelled: [
      '{laboratory}: we are sorry, we had to cancel your appointment on {when}, {point}.',
      'To book again or ask: {hotline}',
    ].join('\n'),
    changed: [
      '{laboratory}: your appointment has been changed.',
      'It is now {when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ].join('\n'),
    'waiting-joined': [
      '{laboratory}: you are on the waiting list. We will write as soon as a place becomes free.',
      'See your entry or leave the list: {link}',
    ].join('\n'),
    'waiting-offer': [
      '{laboratory}: a place is free for you: {when}, {point}.',
      'It is kept for you until {until}. Take it or pass it on: {link}',
    ].join('\n'),
    'waiting-ended': [
      '{laboratory}: the days you were waiting for have passed and no place became free. We are sorry.',
      'Questions: {hotline}',
    ].join('\n'),
  },
};
