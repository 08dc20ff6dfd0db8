import type { SetUpLack, SetUpStepName } from '@phial/contract/staff/set-up';

/** What each step is about. A step without words does not compile. */
const steps: Record<SetUpStepName, { title: string; text: string }> = {
  laboratory: {
    title: 'The laboratory',
    text: 'Name, address, telephone numbers, accreditation, logo and colours, as they stand on every page, letter and report.',
  },
  'legal-texts': {
    title: 'Legal texts',
    text: 'Terms of service, data privacy and accessibility. Visitors agree to the first two when they book.',
  },
  areas: {
    title: 'Areas',
    text: 'Cities and districts, by which visitors find a service point. Those of Hong Kong are there already.',
  },
  services: {
    title: 'Services',
    text: 'What can be booked, how long it takes, and what patients do before they come.',
  },
  'service-points': {
    title: 'Service points',
    text: 'Where patients come to: name, address, telephone, and the services offered there.',
  },
  hours: {
    title: 'Opening hours',
    text: 'When each service is offered, and how many patients at a time. The times that visitors can book follow from it.',
  },
  holidays: {
    title: 'Public holidays and closures',
    text: 'Days on which nothing can be booked.',
  },
  staff: {
    title: 'Staff',
    text: 'Accounts for those at the counter and for managers, with the service points they work for.',
  },
  content: {
    title: 'Website content',
    text: 'Slides, news, collection centres, vacancies and the lists of the forms.',
  },
  'test-items': {
    title: 'Test items',
    text: 'The catalogue of tests and packages that visitors and doctors search.',
  },
  messages: {
    title: 'Messages',
    text: 'E-mails to patients whose booking was moved or cancelled. The mail server is a setting of the server: SMTP_URL, MAIL_FROM and PUBLIC_URL.',
  },
  preview: {
    title: 'A look at the whole',
    text: 'The website as visitors will see it. It opens in a window of its own.',
  },
};

/** A lack without words does not compile. */
const lacks: Record<SetUpLack['code'], string> = {
  'laboratory-unpublished': 'The laboratory has not been published.',
  'laboratory-contact': 'Visitors have no telephone number or support e-mail address.',
  'laboratory-address': 'The address is missing.',
  'terms-unpublished': 'The terms of service have not been published.',
  'privacy-unpublished': 'The terms of data privacy have not been published.',
  'accessibility-unpublished': 'The accessibility statement has not been published.',
  'no-district': 'There is no district to put a service point in.',
  'no-service': 'There is no service that can be booked.',
  'no-preparation': 'Patients are not told how to prepare.',
  'no-service-point': 'There is no service point.',
  'no-service-at-point': 'No service is offered there.',
  'no-free-time': 'There is no free time that visitors could book.',
  'no-holiday': 'No public holiday is entered from today on.',
  'no-staff': 'Nobody at a counter, and no manager, sees the bookings.',
  'no-content': 'Nothing has been published yet.',
  'no-test-item': 'The catalogue is empty.',
  'no-mail-server': 'There is no mail server: patients will have to be called.',
  'no-public-address': 'The server does not know its public address (PUBLIC_URL).',
};

/** The set-up of a laboratory, and opening it for booking. */
export const setUp = {
  begin: 'Begin with your own laboratory',
  title: 'Set-up',
  lead: 'Go through the steps in any order, leave and come back. What is missing is looked up each time you open this page.',
  loading: 'Looking up what is there',
  failed: 'The set-up could not be loaded',
  back: 'Back to the set-up',
  steps,
  lacks,
  at: (names: string) => `(${names})`,
  ready: (count: number, all: number) => `${count} of ${all} steps have what they need.`,
  states: {
    needed: 'Needed',
    optional: 'Can be improved',
    ready: 'Ready',
    skipped: 'Skipped',
    done: 'Done',
  },
  byHandOf: (title: string) => `Enter by hand: ${title}`,
  byHand: 'Enter by hand',
  importOf: (kind: string) => `Import: ${kind}`,
  bringConfiguration: 'Bring a configuration from your test system',
  done: 'Mark as done',
  doneOf: (title: string) => `Mark as done: ${title}`,
  skip: 'Skip',
  skipOf: (title: string) => `Skip: ${title}`,
  marked: {
    visited: (at: string, by: string) => `Last visited by ${by}, ${at}`,
    skipped: (at: string, by: string) => `Skipped by ${by}, ${at}`,
    done: (at: string, by: string) => `Marked as done by ${by}, ${at}`,
  },
  somebody: 'somebody whose account is deleted',
  pages: { home: 'Home page', booking: 'Booking', catalogue: 'Test items', contact: 'Contact' },
  desktop: (page: string) => `${page}, desktop`,
  phone: (page: string) => `${page}, phone`,
  opening: {
    title: 'Booking',
    soon: 'Visitors read that online booking opens soon, and cannot book yet.',
    open: 'Visitors can book.',
    closed: 'No new bookings are taken. Visitors can still find and cancel theirs.',
    changed: (at: string, by: string) => `Since ${at}, by ${by}.`,
    openIt: 'Open for booking',
    closeIt: 'Close for new bookings',
    closeTitle: 'Close for new bookings?',
    closeText:
      'Visitors can then make and change no bookings. They can still find and cancel those they have, and your staff go on as before.',
    keep: 'Stay open',
    opened: 'The laboratory is open for booking.',
    nowClosed: 'No new bookings are taken from now on.',
    missing: 'Not yet: something essential is missing',
    conflict: 'Somebody else has changed this meanwhile. This is how it is now.',
  },
};
