/** What a search engine or a shared link says of each page: at most 160 signs. Pages of one thing take its name. */
export const descriptions = {
  home: 'Medical laboratory in Hong Kong: book an appointment, look up tests and packages, find a collection centre.',
  aboutUs: 'Who we are: the history of our laboratory, its collection centres and its testing stations.',
  ensure: 'Our quality policy, the scopes of our accreditation and our certificates.',
  contactUs:
    'Telephone, fax, e-mail, address and opening hours of our head office and branches in Hong Kong.',
  recruitment: 'Vacancies at our laboratory: what the work is and how to apply.',
  recruitmentDetail: (name: string) => `${name}: the work, what we ask for and how to apply.`,
  bloodcenter: 'Our collection centres in Hong Kong: addresses, business hours and telephone numbers.',
  testItem:
    'Search our laboratory tests by name, letter or subject, and see the specimen and how to prepare.',
  packageItem: 'All test packages with their test codes, specimens and report turnaround times.',
  packageItemDetail: (name: string) =>
    `${name}: test code, specimen required, report turnaround time and test items.`,
  testItemDetail: (name: string) => `${name}: specimen requirement and preparation.`,
  news: 'News and announcements of our laboratory.',
  newsDetail: (name: string) => `News from our laboratory: ${name}`,
  covidintroduce: 'COVID-19 testing at our laboratory: the kinds of test and where they are done.',
  covidqusetion: 'Answers to questions about COVID-19 testing at our laboratory.',
  grassrootReserve:
    'Book an appointment at one of our service points in Hong Kong, or change or cancel one you have made.',
  booking: 'The booking that the link in our message opens: confirm, change or cancel it.',
  waiting: 'Join the waiting list for an appointment, or take the place that is offered to you.',
  doctorService: 'Orders and reports for doctors who refer patients to us.',
  infoEnter:
    'Register your details before you come and get a QR code for the counter. It is valid for one hour.',
  terms: 'The terms that apply when you book, change or cancel an appointment on this website.',
  privacy: 'What we do with the personal data you give when you book, and your rights.',
  accessibility:
    'What we do so that everybody can use this website, what does not work yet, and whom to tell.',
};
