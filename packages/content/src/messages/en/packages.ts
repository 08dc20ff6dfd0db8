export const packages = {
  list: {
    lead: 'Each package with its test code, the specimen it needs and how long the report takes. Open one to see what it includes and how to prepare.',
    filter: 'Find a package',
    filterHint: 'Type a name, a test code, a specimen, a turnaround time or a test that is included.',
    shown: (shown: number, total: number) =>
      shown === total ? `${total} entries` : `${shown} of ${total} entries`,
    none: 'Nothing matches what you typed',
    noneHint: 'Try a shorter word, or ask us: we know packages by other names too.',
    showAll: 'Show all',
    contact: 'Contact us',
    groups: 'Package groups',
    includes: (items: string) => `Includes: ${items}`,
    /** Between two specimens. */
    separator: ';',
    loading: 'Loading the packages',
    failed: 'The packages could not be loaded',
    tryAgain: 'Try again',
    unpublished:
      'No test packages have been published yet. Please contact us if you have a question about them.',
    furtherCodes: 'Further codes',
    detailsOnRequest: 'Details on request',
    singleTest: 'Looking for a single test?',
    testItems: 'Search the test items',
  },
  detail: {
    back: 'Back to the package list',
    testCode: 'Test Code',
    specimen: 'Specimen Required',
    turnaround: 'Report Turnaround Time',
    testItems: 'Test Items',
    englishName: 'English name',
    chineseName: 'Chinese name',
    otherItems: 'Other items:',
    groupItems: 'Items in these groups, and further groups:',
    fasting: 'Fasting advice',
    slip: 'Preparation slip',
    print: 'Print',
    printHint: 'This page prints on one sheet, to take with you or to hand on.',
    notFound: 'This package was not found',
    notFoundHint:
      'The address may be incomplete, or the details of this code are given on request. The list has every package with a page.',
  },
};
