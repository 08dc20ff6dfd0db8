export const pages = {
  home: {
    title: 'Laboratory testing, one clear step at a time',
    lead: 'Book an appointment, look up a test and see how to prepare, or find the collection centre nearest to you.',
    book: 'Book an appointment',
    findCentre: 'Find a collection centre',
    eligibility:
      'Online booking is for citizens in the public-private partnership programme and the chronic-disease co-care scheme who have a doctor’s request note.',
    waysTitle: 'What would you like to do?',
    ways: {
      booking: {
        title: 'Programme booking',
        text: 'Book an ECG, a blood test or specimen collection. Look up, move or cancel a booking you already have.',
      },
      catalogue: {
        title: 'Tests and packages',
        text: 'Search for a test by name or letter, and see which specimen it needs and how long the report takes.',
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
    prepare: {
      documents: { title: 'Bring two things', text: 'Your identity card and your doctor’s request note.' },
      fasting: {
        title: 'If your blood test needs fasting',
        text: 'Have no food for at least 8 hours beforehand. You may drink water.',
      },
      urine: {
        title: 'If you give a urine sample',
        text: 'Women should wait until their menstrual period has ended.',
      },
      time: {
        title: 'Come at your time',
        text: 'Your place is kept for you, so there is no need to queue early. If you cannot come, please cancel online.',
      },
    },
    aboutTitle: 'A laboratory in the service of Hong Kong',
    about: (laboratory: string, group: string) =>
      `${laboratory} is a medical diagnostics laboratory in Hong Kong and part of the ${group}. Patients, doctors and clinics rely on our work every day, from the specimen to the report.`,
    accreditation: 'Accreditation number',
    learnMore: 'Learn more about us',
  },
  notYet: {
    status: 'This page is being prepared',
    meanwhileTitle: 'What you can do now',
    call: (phone: string) => `Call us on ${phone}`,
    callHint: 'We answer questions about tests, reports and bookings.',
    write: (email: string) => `Write to ${email}`,
    writeHint: 'Please do not put medical details into an e-mail.',
    book: 'Book online',
    bookHint: 'Programme bookings can be made, moved and cancelled on this site already.',
    backToJobs: 'Back to all vacancies',
    backToTests: 'Back to the test item search',
    backToNews: 'Back to the news',
    aboutUs:
      'Here you will read who we are, how the laboratory has grown over the years and which centres belong to it.',
    ensure: 'Here you will find our quality policy, the scopes of our accreditation and our certificates.',
    contactUs:
      'Here you will find the telephone, fax, opening hours, e-mail and address of each of our offices and branches.',
    recruitment: 'Here you will find our vacancies, with what the work is and how to apply.',
    recruitmentDetail: 'Here you will read what the post involves, what it asks for and how to apply.',
    bloodcenter:
      'Here you will find each of our collection centres with its address, opening hours and telephone number.',
    testItem: 'Here you will search our tests by name, letter or subject and open each one for its details.',
    testItemDetail:
      'Here you will see which specimen a test needs, how long the report takes and its reference intervals.',
    news: 'Here you will read announcements of the laboratory, the newest first.',
    newsDetail: 'Here you will read the announcement in full.',
    covidintroduce: 'Here you will read how COVID-19 testing works, who it is for and how to prepare.',
    covidqusetion: 'Here you will find answers to what people ask most about COVID-19 testing.',
    doctorService: 'Here doctors will place orders and see their orders and their patients’ reports.',
    infoEnter:
      'Here you will enter your details before you come and get a QR code, so that the counter can register you without typing.',
  },
};
