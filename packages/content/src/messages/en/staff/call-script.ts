/**
 * What to say on the telephone to a visitor about what the laboratory did to a booking: spoken in the visitor's
 * language. It names no service: calls are overheard at home as well.
 */
export const callScript = {
  greeting: (laboratory: string, name: string) =>
    `Hello, this is ${laboratory}. May I speak to ${name}, please?`,
  about: 'I am calling about your appointment.',
  moved: 'We are sorry, but we had to change it.',
  changed: 'It has been changed.',
  cancelled: 'We are sorry, but we had to cancel it.',
  /** @param moment `Tuesday 3 March at 9:30 am` */
  former: (moment: string, point: string) => `It was booked for ${moment}, at ${point}.`,
  now: (moment: string, point: string) => `It is now on ${moment}, at ${point}.`,
  same: (moment: string, point: string) => `The time and place stay the same: ${moment}, at ${point}.`,
  notThen: (moment: string, point: string) =>
    `It was booked for ${moment}, at ${point}. Please do not come then.`,
  bring: 'Please bring your identity card and the request note.',
  fasting: (moment: string, water: boolean) =>
    water ? `Please do not eat from ${moment}. Water is fine.` : `Please do not eat or drink from ${moment}.`,
  /** Where some of what the service is for needs fasting. */
  fastingIfNeeded: (moment: string, water: boolean) =>
    water
      ? `If you have been told to fast, please do not eat from ${moment}. Water is fine.`
      : `If you have been told to fast, please do not eat or drink from ${moment}.`,
  choice: 'If this does not suit you, I can change or cancel it for you now.',
  again: 'If you like, I can book another time for you now.',
  later: (hotline: string) => `You can also call us later on ${hotline}.`,
};
