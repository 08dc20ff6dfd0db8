/** The plain pages that the server makes for search engines and for readers without scripts. */
export const publicPages = {
  skip: 'Skip to content',
  breadcrumbs: 'You are here',
  languages: 'Language',
  more: 'More pages',
  openHere: 'Open this page on our website',
  openHint: 'On the website you can also search our tests, book an appointment and find a collection centre.',
  areas: {
    packages: 'Test packages',
    tests: 'Test items',
    news: 'News',
    jobs: 'Vacancies',
    terms: 'Terms of service',
    privacy: 'Data privacy',
    accessibility: 'Accessibility',
  },
  testsLead:
    'Our laboratory tests by first letter. Open one to see the specimen it needs and how to prepare.',
  otherLetters: 'Figures and signs',
  noTests: 'The list of test items is not available at the moment. Please ask us.',
  newsLead: 'What we have announced, the latest first.',
  noJobs: 'There are no vacancies at present.',
  jobsLead: 'The positions we are looking to fill. Open one to read about the work.',
  published: 'Published',
  notFound: 'This page was not found',
  notFoundHint:
    'The address may be incomplete, or the page may have been removed. These lists have all our pages.',
};
