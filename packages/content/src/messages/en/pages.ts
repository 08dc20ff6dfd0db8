export const pages = {
  notYet: {
    status: 'This page is being prepared',
    meanwhileTitle: 'What you can do now',
    call: (phone: string) => `Call us on ${phone}`,
    callHint: 'We answer questions about tests, reports and bookings.',
    write: (email: string) => `Write to ${email}`,
    writeHint: 'Please do not put medical details into an e-mail.',
    book: 'Book online',
    bookHint: 'Programme bookings can be made, moved and cancelled on this site already.',
    doctorService: 'Here doctors will place orders and see their orders and their patients’ reports.',
  },
};
