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
  /** The same for a place that is offered. */
  offerLink: 'Take it or pass it on',
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
  /** Made-up facts, in previews and tests of a message. */
  example: {
    name: 'Chan Tai Man (example)',
    doctor: 'Dr Chan Tai Man (example)',
    point: 'Pier Centre (example)',
    address: '1 Example Road',
  },
  /** The same, as long as they get: staff learn by them whether a text message may become too long. */
  longExample: {
    name: 'Christopher Alexander Wong Siu Ming',
    point: 'Specimen Collection Centre, Example Government Offices',
    address: 'Shop 12, Ground Floor, Example Building, 123 Example Road',
    laboratory: 'Example Central Medical Diagnostics Laboratory',
  },
  /** What marks a test of a message that staff send to themselves. */
  test: {
    subject: (subject: string) => `[Test] ${subject}`,
    lead: 'This is a test message. The person and the appointment in it are made up.',
    /** Before the words of a text message. */
    textLead: 'Test message, nothing in it is real.',
  },
};
