/** Booking for several people in one go. */
export const bookingParty = {
  howMany: 'How many people?',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  rule: (count: number) =>
    `At the free times there is room for all ${count} of you, at that time or within an hour from it. Either everybody is booked, or nobody.`,
  tooFew: (time: string, count: number) => `There is no longer room for all ${count} of you on ${time}.`,
  person: (number: number) => `Person ${number}`,
  sameContact: 'Same phone and e-mail as the first person',
  at: (person: string, problem: string) => `${person}: ${problem}`,
  details: 'Details of everybody',
  booked: 'Your bookings have been made',
  change: 'Change or cancel',
  oneEach: (count: number) =>
    `There are ${count} bookings, each with its own code. Each person can find, change or cancel theirs with their own name and ID number.`,
  slipOf: (person: string, name: string) => `${person}: ${name}`,
};
