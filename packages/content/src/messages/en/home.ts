export const home = {
  title: 'Laboratory testing, one clear step at a time',
  lead: 'Book an appointment, look up a test and see how to prepare, or find the collection centre nearest to you.',
  book: 'Book an appointment',
  findCentre: 'Find a collection centre',
  waysTitle: 'What would you like to do?',
  ways: {
    booking: {
      title: 'Online booking',
      text: 'Choose a service point, a date and a time, or find, change or cancel a booking you have made.',
    },
    catalogue: {
      title: 'Tests and packages',
      text: 'Search for a test by name or letter, and see which specimen it needs and how to prepare.',
    },
    centres: {
      title: 'Collection centres',
      text: 'Addresses, opening hours and telephone numbers of our collection centres across Hong Kong.',
    },
    reports: {
      title: 'Reports for doctors',
      text: 'Doctors who refer patients to us find their orders and reports in the doctor service area.',
    },
  },
  prepareTitle: 'Before you come',
  aboutTitle: 'A laboratory in the service of Hong Kong',
  about: (laboratory: string, group: string | undefined) =>
    `${laboratory} is a medical diagnostics laboratory in Hong Kong${group === undefined ? '' : ` and part of the ${group}`}. Patients, doctors and clinics rely on our work every day, from the specimen to the report.`,
  accreditation: 'Accreditation number',
  learnMore: 'Learn more about us',
  carousel: {
    label: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    position: (number: number, total: number) => `${number} of ${total}`,
    show: (number: number, total: number) => `Show slide ${number} of ${total}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop the slides from changing',
    play: 'Let the slides change automatically',
  },
  noticesTitle: 'Notices',
  newsTitle: 'News',
  allNews: 'All news',
  qualityLink: 'Quality policy',
  packagesLink: 'See all test packages',
  jobs: {
    title: 'Work with us',
    text: 'See our present vacancies, and join us in the service of our patients.',
  },
  jobsLink: 'See the vacancies',
  contact: {
    title: 'Talk to us',
    text: 'Phone, fax, opening hours and address of each of our offices and branches.',
  },
  contactLink: 'Contact details',
};
