/** What visitors read while the laboratory is not open for booking: before its first opening, and closed again. */
export const opening = {
  soon: {
    title: 'Online booking opens soon',
    text: 'We are getting our online booking ready. Until then you can look up tests, see how to prepare, and find out how to reach us.',
    lead: 'Online booking opens soon. Look up a test, see how to prepare, or find the collection centre nearest to you.',
    way: 'Online booking opens soon.',
  },
  closed: {
    title: 'Online booking is closed for now',
    text: 'At present no new bookings are taken online, and bookings cannot be changed. You can still find or cancel a booking you have.',
    lead: 'Online booking is closed for now; a booking you have can still be found or cancelled. Look up a test, or find the collection centre nearest to you.',
    way: 'No new bookings are taken online at present. You can still find or cancel one you have.',
  },
  find: 'Find or cancel a booking',
  home: 'To the home page',
  /** In place of those of the pages, which speak of booking. */
  descriptions: {
    home: 'Medical laboratory in Hong Kong: look up tests and packages, see how to prepare, find a collection centre.',
    grassrootReserve: 'Whether our online booking is open, and how to reach us.',
  },
  /** In place of that of the plain pages. */
  openHint: 'On the website you can also search our tests and find a collection centre.',
};
