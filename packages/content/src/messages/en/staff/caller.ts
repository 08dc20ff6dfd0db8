/** A booking the desk makes for somebody on the telephone, and the place it holds meanwhile. */
export const caller = {
  title: 'Book for a caller',
  /** On a button of a walk-in’s form. */
  instead: 'Book this time for a caller instead',
  /** After “Free, ” on the planner of a day to come. */
  fill: 'book for a caller here',
  language: 'Language of messages',
  languageHint: 'Messages about this booking are written in it.',
  submit: 'Book',
  timeNeeded: 'Please choose a day and a time',
  close: 'Close',

  hold: {
    asking: 'Holding the place',
    held: (time: string) => `Held: ${time}`,
    timeLeft: 'Time left',
    another: 'Choose another time',
    taken: (time: string) => `${time} has just been taken`,
    ended: (time: string) => `${time} is no longer held`,
    again: 'Please choose a time again. Everything else you entered is kept.',
    kept: 'The time held before is still held. Everything else you entered is kept.',
    failed: 'The place could not be held',
    failedHint: 'Please check your connection, then choose the time again.',
  },

  done: {
    title: 'Booked',
    readOut: 'Please read the code to the caller',
    code: 'Reservation code',
    bring: 'The caller needs this code and the identity document on the day.',
  },
};
