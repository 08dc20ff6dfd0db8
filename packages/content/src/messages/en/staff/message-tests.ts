/** Preview of a text message, and tests that staff send to themselves. */
export const messageTests = {
  preview: {
    email: 'E-mail',
    text: 'Text message',
    /** Whose words the preview shows while the laboratory has none of its own. */
    house: 'There are no words of your own: these of the house are sent.',
    lengths: 'Length of the text message',
    /** @param most segments with long names, where visitors have to fast */
    length: (characters: number, segments: number, most: number) =>
      `${characters} characters, ${segments} ${segments === 1 ? 'segment' : 'segments'}${most > segments ? `; up to ${most} with long names and fasting` : ''}`,
    many: (languages: string) =>
      `More than three segments: ${languages}. Each segment is charged for, and some phones show long messages in pieces.`,
    tooMany: (languages: string) => `Cannot be saved, as more than six segments may be needed: ${languages}.`,
    /** Of the English words. */
    foreign: (characters: string) =>
      `English: ${characters} makes the message longer, as only 70 characters fit into a segment then instead of 160.`,
  },
  title: 'Send a test',
  lead: 'Sends what is in the form now, saved or not, filled with made-up facts and marked as a test. The address is not kept.',
  language: 'Language of the test',
  email: 'E-mail address',
  emailWrong: 'Please enter an e-mail address, such as name@example.com',
  sendEmail: 'Send by e-mail',
  noMail:
    'No mail server is set up, so a test cannot go by e-mail. Whoever operates the server can set one up.',
  telNo: 'Mobile number',
  telNoWrong: 'Please enter a Hong Kong mobile number of 8 digits',
  sendText: 'Send by text message',
  running: 'Sending the test',
  emailSent: 'The mail server accepted the test. Please look at your mailbox.',
  textSent: 'The provider accepted the test. Please look at your phone.',
  failed: (failure: string) =>
    `The test was not accepted: ${failure}. Please check the address and try again.`,
};
