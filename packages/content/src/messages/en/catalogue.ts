export const catalogue = {
  search: {
    /** Exactly so, small letters included. */
    title: 'assay package search',
    lead: 'Find a test and see which specimen it needs and how to prepare.',
    label: 'Name or code of a test or package',
    placeholder: 'e.g. glucose',
    hint: 'English, Chinese, part of a word or an abbreviation will do. Small spelling mistakes are fine.',
    button: 'Search',
    letters: 'English names by first letter',
    letter: (letter: string) => `Names that begin with ${letter}`,
    subjects: 'Subjects',
    loading: 'Loading the tests',
  },
  results: {
    title: 'Test items',
    count: (tests: number) => (tests === 1 ? '1 test' : `${tests} tests`),
    narrowed: (shown: number, all: number) => `${shown} of ${all} tests`,
    showAll: 'Show all tests',
    alsoFoundAs: (word: string) => `also found as ${word}`,
    none: 'No test matches',
    noneFor: (typed: string) => `No test matches “${typed}”`,
    noneHint: 'Try a shorter word or another spelling, or ask us: we know tests by other names too.',
    packagesOnly: (typed: string) =>
      `No single test is called “${typed}”. The packages that match are listed above.`,
    failed: 'The tests could not be loaded',
    failedHint: 'Your connection may have been interrupted. What you typed is still there.',
    tryAgain: 'Try again',
  },
  pages: {
    label: 'Pages of the list',
    total: (tests: number) => `Total ${tests}`,
    sizes: 'Tests on a page',
    perPage: (size: number) => `${size} / page`,
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
    goTo: 'Go to page',
  },
  packages: {
    found: 'Packages that match',
    more: (packages: number) =>
      packages === 1 ? 'and 1 more in the package list' : `and ${packages} more in the package list`,
    title: 'Test packages',
    lead: 'Tests that are often done together. Open a group to see its packages.',
    count: (packages: number) => (packages === 1 ? '1 package' : `${packages} packages`),
    list: 'See all packages with specimen and turnaround',
    onRequest: 'Details on request',
    failed: 'The packages could not be loaded',
  },
  notes: {
    title: 'Please note',
    turnaround: 'Turnaround counts from the time the laboratory receives the specimen.',
    specimen:
      'Label each specimen with the patient’s name and store it as the test requires until it reaches us.',
    enquiries: (phone: string) => `For a test that is not listed, or any question, call us on ${phone}.`,
    changes:
      'The list may change without notice. Please confirm with us before you send a rare or urgent specimen.',
  },
  detail: {
    back: 'Back to the test search',
    code: 'Test code',
    subject: 'Subject',
    specimen: 'Specimen requirement',
    turnaround: 'Report turnaround time',
    enquire: 'Please enquire',
    children: 'Tests in this group',
    preparation: 'Preparation and collection',
    reference: 'Reference intervals',
    packages: 'Included in packages',
    packagesLead: 'These packages include the test.',
    /** On a test's page, for paper. */
    printed: 'Test information',
    loading: 'Loading the test',
    notFound: 'This test was not found',
    notFoundHint:
      'The address may be incomplete, or the test is no longer listed. You can search all our tests.',
  },
};
