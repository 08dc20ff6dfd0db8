/** What stands around the words of a message to a visitor. Read by the server alone. */
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
  link: 'Change or cancel on our website',
  bring: 'Please bring your identity card and the request note.',
  automatic: 'This message was sent automatically. Please do not reply to it.',
  /** Title of the event in a calendar, which others may see. */
  event: (laboratory: string) => `Appointment – ${laboratory}`,
  /** Shown by a calendar before the event. */
  alarm: 'Your appointment',
};
