/** The staff and doctor site. A catalogue of its own: the public site never loads it. */
export const staff = {
  language: 'Language',
  status: 'This site is being prepared',
  website: 'Back to the website',
  staff: {
    title: 'Staff site',
    lead: 'Here the laboratory’s staff will look after bookings, opening times and the words of the website.',
    planTitle: 'What will be here',
    plan: [
      'The day’s appointments, with arrival and no-show marked at the counter',
      'Registration on site by the visitor’s QR code',
      'Opening times, rest days and the number of places of each service point',
      'News, vacancies, pictures and test packages of the website',
      'Bookings per day and use of places over time',
    ],
  },
  doctor: {
    title: 'Doctor site',
    lead: 'Here doctors who refer patients to us will place orders and read reports.',
    planTitle: 'What will be here',
    plan: [
      'Placing an order for laboratory tests',
      'Your orders, with their state',
      'Your patients’ reports, by date, name and order number',
    ],
  },
  meanwhileTitle: 'Until then',
  meanwhile: (phone: string) => `Please call the laboratory on ${phone}. We will help you by telephone.`,
};
