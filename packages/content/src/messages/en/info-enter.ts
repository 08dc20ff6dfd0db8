export const infoEnter = {
  lead: 'Fill in your details before your visit and get a QR code. Staff read it at the counter and register you: nobody has to type or spell your name.',
  drawing: 'A phone shows a QR code to the scanner on a counter.',
  points: {
    fill: { title: 'Fill in once', text: 'At home, on the way or in the waiting room.' },
    show: {
      title: 'Show the code',
      text: 'On your screen, as a picture or on paper, with your identity document.',
    },
    kept: {
      title: 'Nothing is stored',
      text: 'Your details are encrypted in the code, which works for one hour.',
    },
  },
  loading: 'Loading the form',
  failed: 'The form could not be loaded.',
  tryAgain: 'Try again',

  formTitle: 'Your details',
  errorsTitle: 'Please check these fields',
  nameHint: 'As on your identity document. One of the two names is enough.',
  birthdayHint: 'For example, 28 2 1946',
  dateParts: { year: 'Year', month: 'Month', day: 'Day' },
  travelNumberHint: 'Letters and digits as printed on the document',
  contactHint: 'Mobile number or e-mail: one of the two is enough.',
  phoneHint: 'Eight digits',
  answersKept: 'Your answers are kept. Type the code of the new picture, then make a new QR code.',
  submit: 'Make my QR code',
  making: 'Making your QR code',

  codeTitle: 'Your QR code',
  picture: 'QR code that holds your details, encrypted',
  timeLeft: 'Valid for another',
  until: (date: string, time: string) => `Valid until ${time}, ${date}`,
  spokenMinutes: (minutes: number) =>
    minutes === 1
      ? 'The code is valid for another minute'
      : `The code is valid for another ${minutes} minutes`,
  expired: 'This code has expired',
  expiredHint: (time: string) =>
    `It was valid for one hour, until ${time}. Your answers are kept: you can make a new code from them.`,
  renew: 'Make a new code',
  stepKeep: 'Keep this page open, save the picture or print it.',
  stepShow: 'At the counter, hold the code in front of the scanner.',
  stepBright: 'On a phone, turn up the screen brightness.',
  stepCheck: 'Show your identity document. Staff compare your details with it and register you.',
  save: 'Save as a picture',
  notSaved: 'The picture could not be made. Please print the page or leave it open.',
  print: 'Print',
  nothingStored: 'Your details are in the code only, encrypted. This site keeps no copy of them.',
  slip: 'Client information',
  change: 'Change my details',
  again: 'Enter again',
  againTitle: 'Clear everything?',
  againTip:
    'Your answers, and any code made from them, are removed from the page, for example before the next person enters theirs.',
  keep: 'Keep them',
  clear: 'Clear',
};
