/** Retiring and deleting a service point. */
export const retirement = {
  title: (name: string) => `Retire or delete ${name}`,
  link: 'Retire or delete',
  lead: 'A retired service point takes no bookings from a day on. What was booked before, and its history, stay.',
  open: 'This service point is open.',
  retired: (day: string) => `Retired from ${day}.`,
  tag: (day: string) => `Retired from ${day}`,
  upcoming: (count: number, day: string) =>
    count === 1
      ? `1 booking is still to come, on ${day}.`
      : `${count} bookings are still to come, the last on ${day}.`,
  noUpcoming: 'No booking is still to come.',
  retireTitle: 'Retire',
  from: 'First day without service',
  fromHint:
    'Bookings before that day stay. Those on that day or later have to be moved or cancelled: you see each of them before anything is done, and everybody affected is notified.',
  afterLast: (day: string) => `After the last booking: ${day}`,
  review: 'See what this does',
  reopen: 'Open again',
  reopenHint: 'Times are made from its opening hours at once, and visitors can book them.',
  done: 'Done. Visitors see it now.',
  summary: (name: string, day: string) => `Retire ${name} from ${day}`,
  summaryReopen: (name: string) => `Open ${name} again`,
  conflict: 'Somebody else has changed this service point in the meantime. Please look at it again.',
  needDay: 'Please choose today or a later day.',
  removeTitle: 'Delete',
  remove: 'Delete this service point',
  removeHint: 'Nothing was ever booked here, so it can be deleted, with its opening hours and closures.',
  removeUsed:
    'Something was booked here, so it cannot be deleted. Retire it: visitors no longer see it, and its history stays.',
  removeQuestion: (name: string) => `Delete ${name}?`,
  removeText: 'It cannot be restored.',
  removeNamed: (names: string) =>
    `Collection centres that visitors see name this service point: ${names}. Take it out there, or choose another, and publish; then delete it.`,
  removed: (name: string) => `${name} has been deleted.`,
  cancel: 'Cancel',
};
