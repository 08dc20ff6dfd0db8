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
    'They came with the sample when this database was tried out. They take up places and count in statistics. Do not open it to visitors: begin with an empty database.',
};
