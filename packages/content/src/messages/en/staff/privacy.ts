import type { PersonalRow, PersonalTableName } from '@phial/contract/staff/privacy';

const tables: Record<PersonalTableName, string> = {
  appointments: 'Booking',
  'waiting-list': 'Waiting list',
  orders: 'Order',
  reports: 'Report',
};

const erasureActions: Record<PersonalRow['fate'], string> = {
  erase: 'will be erased',
  cancel: 'will be cancelled and erased',
  keep: 'is kept as a medical record',
};

/** Retention of personal data and the requests of persons. */
export const privacy = {
  title: 'Privacy',
  lead: 'Personal data of patients are erased automatically. Here you see what is due next and answer a person’s request.',
  loading: 'Loading',
  failed: 'The page could not be loaded',
  tables,
  erasureActions,
  preview: {
    title: 'Daily erasure',
    rule: (days: number, since: string) =>
      `Bookings lose their personal data ${days} days after the day of the visit; the statistics stay. Kept at present: visits since ${since}.`,
    none: 'Nothing is due within a week.',
    tableLabel: 'What is due now and within a week',
    visits: 'Day of the visit',
    erasedOn: 'Erased on',
    table: 'Kind',
    rows: 'Records',
    dueNow: 'due now',
  },
  held: {
    title: (records: number) =>
      `${records.toLocaleString('en')} records are due at once: nothing has been erased`,
    clock: (today: string) => `By the server’s clock today is ${today}.`,
    since: (day: string) =>
      `The last erasure kept visits since ${day}. More is due now than the days since then explain.`,
    never: 'There has been no erasure in this database yet.',
    choose:
      'If the date is right, because the server was off for a long time or a backup was restored, erase the records. If it is wrong, do not: have the clock corrected, and the daily erasure goes on by itself.',
    erase: 'Erase them',
    question: (records: number) => `Erase ${records.toLocaleString('en')} records?`,
    visits: (day: string) => `Everything of visits before ${day} loses its personal data.`,
    forGood: 'This cannot be undone.',
    keep: 'Do not erase',
    sure: 'Erase for good',
    erased: 'The records that were due have been erased.',
  },
  runs: {
    title: 'What was erased, exported and searched',
    none: 'Nothing has been erased, exported or searched for yet',
    allInAuditLog: 'All in the audit log',
  },
  person: {
    title: 'A person’s request',
    tip: 'Check the document first: the person asking must show that the number is theirs. Searching, exporting and erasing are recorded in the audit log.',
    document: 'Document',
    documents: { HKID: 'Hong Kong identity card', TRAVEL: 'Travelling document' },
    number: 'Document number',
    numberHint: {
      HKID: 'The whole number with the check digit, for example A123456(3)',
      TRAVEL: 'As printed on the passport or permit',
    },
    search: 'Search',
    searching: 'Searching',
    clear: 'Close this person',
    found: (docNo: string, count: number) =>
      count === 0
        ? `Nothing is stored about ${docNo}`
        : count === 1
          ? `1 record of ${docNo}`
          : `${count} records of ${docNo}`,
    nothingHint: 'Either there never was a booking, or its personal data have already been erased.',
    tableLabel: 'Records of this person',
    at: 'Time',
    kind: 'Kind',
    state: 'Status',
    fate: 'When erasing',
    unsearchable: (count: number) =>
      `${count} records of anybody could not be searched, as their key is not at hand. Ask whoever runs the server.`,
    copy: 'Save a copy',
    copyTip:
      'A file with everything in readable form. Hand it to the person and delete it from this computer.',
    copied: 'The copy is saved. Hand it over and delete it from this computer.',
    erase: 'Erase this person',
  },
  states: {
    BOOKED: 'Booked',
    ATTENDED: 'Attended',
    NO_SHOW: 'No-show',
    CANCELLED: 'Cancelled',
    DRAFT: 'Draft',
    PLACED: 'Placed',
    RECEIVED: 'Received',
    IN_PROGRESS: 'Partly reported',
    REPORTED: 'Reported',
    PATIENT: 'Patient of a doctor',
    partial: 'Partial',
    preliminary: 'Preliminary',
    final: 'Final',
    amended: 'Amended',
    corrected: 'Corrected',
    appended: 'Supplemented',
    cancelled: 'Cancelled',
    'entered-in-error': 'Entered in error',
  },
  erase: {
    title: 'Erase permanently?',
    count: (erased: number, cancelled: number, kept: number) =>
      [
        erased === 1 ? '1 record loses its personal data.' : `${erased} records lose their personal data.`,
        cancelled > 0 ? `Of these, bookings to come that are cancelled: ${cancelled}.` : '',
        kept > 0 ? `Kept as medical records: ${kept}.` : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    forGood: 'This cannot be undone.',
    confirmation: 'Type the document number again',
    confirmationHint: 'To confirm that this is the right person',
    differs: 'This is not the number you searched for. Please type it again.',
    submit: 'Erase permanently',
    keep: 'Erase nothing',
    done: (rows: number) => (rows === 1 ? '1 record is erased' : `${rows} records are erased`),
    changed: 'These records have just been changed',
    changedHint: 'You see them as they are now. Nothing was erased: please look at them and decide again.',
  },
};
