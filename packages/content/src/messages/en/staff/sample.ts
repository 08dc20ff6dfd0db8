/** What came with the sample, in a database that is in use. */
export const sample = {
  title: 'This database holds people who do not exist',
  counts: {
    bookings: (count: number) => (count === 1 ? '1 invented booking' : `${count} invented bookings`),
    accounts: (count: number) => (count === 1 ? '1 sample account' : `${count} sample accounts`),
    patients: (count: number) => (count === 1 ? '1 invented patient' : `${count} invented patients`),
    orders: (count: number) => (count === 1 ? '1 invented order' : `${count} invented orders`),
    reports: (count: number) => (count === 1 ? '1 invented report' : `${count} invented reports`),
  },
  whatToDo:
    'They came with the sample when this database was tried out. They take up places and count in statistics. Remove them before you open it to visitors.',
  removal: {
    link: 'Remove the sample',
    isSample: 'This laboratory is the sample',
    isSampleHint:
      'Service points, texts, bookings and accounts are invented. Remove them once you begin with your own.',
    title: 'Remove the sample',
    lead: 'Everything that came with the sample is deleted, for good. What you have changed since is yours and stays.',
    goes: 'What will be deleted',
    more: {
      servicePoints: (count: number) =>
        count === 1
          ? '1 service point, with its hours and times'
          : `${count} service points, with their hours and times`,
      services: (count: number) => (count === 1 ? '1 service' : `${count} services`),
      testItems: (count: number) => (count === 1 ? '1 test item' : `${count} test items`),
      entries: (count: number) =>
        count === 1 ? '1 text or list of the site' : `${count} texts, pictures and lists of the site`,
    },
    stays:
      'Districts, public holidays, the services ECG and blood taking, and the audit log stay. A text of the sample on which somebody has begun a draft keeps the draft and is no longer published. Visitors cannot book until your own service points are open.',
    obstacles: {
      title: 'Change these first',
      lead: 'Real things hang on the sample. Nothing is deleted while they do.',
      administrator: () =>
        'Only accounts of the sample could sign in as administrators. Create one of your own first.',
      booking: (name: string, count: number) =>
        `${name}: ${count === 1 ? '1 booking' : `${count} bookings`} that somebody made. Cancel them at the desk, or save the service point to keep it as your own.`,
      account: (name: string) => `The account ${name} works at service points of the sample. Give it others.`,
      'identity-provider': (name: string) =>
        `The group ${name} of the identity provider gets service points of the sample. Give it others.`,
      service: (name: string) =>
        `${name}: your own service points offer this service. Save it to keep it as your own.`,
      'test-item': (name: string) =>
        `${name}: this group holds tests of the sample. Take them out, or save the tests to keep them.`,
      subject: (name: string) =>
        `${name}: your own test items are in this subject. Publish it to keep it as your own, or give them another.`,
      'collection-centre': (name: string) =>
        `${name}: this collection centre is at a service point of the sample. Choose another.`,
      'package-group': (name: string) =>
        `${name}: your own test packages are in this group. Publish it to keep it as your own, or give them another.`,
      order: (name: string) =>
        `Order ${name} was placed as the doctor of the sample. Cancel it as that doctor; one whose specimen has been received can only be removed on the server, with npm run sample.`,
      change: 'Change',
    },
    passwordHint: 'This cannot be undone.',
    submit: 'Delete the sample',
    loading: 'Counting what came with the sample',
    failed: 'The sample could not be counted',
    failedHint: 'Please try again.',
    none: 'Nothing of the sample is in this database.',
    done: 'The sample has been removed. It will not come back.',
  },
};
