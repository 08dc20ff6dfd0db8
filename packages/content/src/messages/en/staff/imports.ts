import type { ImportKindName, SheetEncoding } from '@phial/contract/imports/import';
import type { ImportProblemCode } from '@phial/contract/imports/import-problem';

/** What is wrong in a file and how to correct it; `value` is what stands there, `expected` what may. */
const problems: Record<ImportProblemCode, (value: string, expected: string) => string> = {
  encoding: () => 'The encoding is not recognised. Save the file as “CSV UTF-8”, or choose the encoding.',
  'json-syntax': () => 'This is not a JSON list.',
  'json-value': () => 'This is not text. Put it in quotation marks.',
  'file-empty': () => 'The file is empty.',
  'no-rows': () => 'The file has headings but no rows.',
  'quote-not-closed': () => 'A quotation mark is opened here and never closed.',
  'quote-in-cell': () =>
    'There is a quotation mark inside a cell. Quote the whole cell and double the one inside.',
  'text-after-quote': () => 'Something follows a closing quotation mark. Double the ones inside a cell.',
  'cell-count': () => 'This row has more cells than there are headings. Quote cells that contain a comma.',
  'column-missing': () => 'This column is missing.',
  'column-unknown': (_, expected) => `This column is not known. The columns are ${expected}.`,
  'column-repeated': () => 'This column is there twice.',
  'cell-empty': () => 'This cell is empty.',
  'cell-too-long': (_, longest) => `This is too long. Shorten it to ${longest} characters.`,
  'cell-characters': () => 'This cell has characters that cannot be stored.',
  'not-a-day': (value) => `“${value}” is not a date. Write it as 2026-11-23 or 23/11/2026.`,
  'not-a-time': (value) => `“${value}” is not a time. Write it as 09:30.`,
  'not-a-number': (value, range) => `“${value}” is not a whole number in the range ${range}.`,
  'not-yes-or-no': (value) => `“${value}” is neither yes nor no.`,
  'not-weekdays': (value) => `“${value}” is not a list of weekdays. Write them as Mon-Fri or 1;2;3.`,
  'not-one-of': (value, expected) => `“${value}” is not one of ${expected}.`,
  'not-an-id': (value) =>
    `“${value}” cannot be an id. Use 1 to 64 letters, digits, full stops, hyphens and underscores.`,
  'not-a-code': (value) =>
    `“${value}” cannot be a code. Begin with a letter, then use letters, digits and hyphens.`,
  'not-a-link': (value) => `“${value}” is not a web address that begins with https://.`,
  'not-coordinates': (value) => `“${value}” is not a position. Write it as 22.2819, 114.1588.`,
  'cell-form': () => 'This cannot be used here.',
  html: (_, parts) => `This contains ${parts}, which is not allowed here.`,
  repeated: (value, line) => `“${value}” is in row ${line} already.`,
  'repeated-login': (_, line) => `The same login is in row ${line} already.`,
  'name-taken': (value) => `“${value}” is the name of another one already.`,
  'list-length': (value, expected) =>
    `This list has ${value} entries where another language has ${expected}. Give one for each.`,
  'group-empty': () => 'This is a group without tests. List their ids, or make it SINGLE.',
  'single-with-children': () => 'A single test has no children. Remove them, or make it a GROUP.',
  'child-unknown': (value) => `“${value}” is not the id of a test in this file.`,
  'child-repeated': (value) => `“${value}” is listed twice.`,
  'child-circle': (value) => `This group contains itself: ${value}.`,
  'service-point-unknown': (value) => `“${value}” is not the id or name of a service point.`,
  'service-not-offered': (value, services) => `“${value}” is not offered there. Offered: ${services}.`,
  'district-unknown': (value) => `“${value}” is not the id or name of one district.`,
  'seats-in-use': (value) => `Opening hours give up to ${value} seats already. Allow at least as many.`,
  'not-a-login': () =>
    'This cannot be a login. Use an e-mail address, or 3 to 254 letters, digits and the signs ._@+-.',
  'login-taken': () => 'There is an account with this login already.',
  'too-many-rows': (_, most) => `The file has more than ${most} rows. Import it in parts.`,
  'pattern-times': () => 'There is no room for a slot, or the validity ends before it begins.',
  'pattern-overlap': (_, line) => `These hours overlap with those of row ${line}.`,
  'bookings-affected': (count) =>
    `${count} bookings would have to move. Make this change under opening hours.`,
  'not-a-document-number': () =>
    'This is not the number of such a document. Write identity cards as A123456(3), and say travel-document for others.',
  'not-a-phone': () => 'This is not a Hong Kong phone number of eight digits.',
  'not-an-email': () => 'This is not an e-mail address.',
  'contact-missing': () => 'There is neither a phone number nor an e-mail address.',
  'not-a-reservation-code': () =>
    'This cannot be a reservation code of this site. Leave it empty, and a new one is made.',
  'reservation-code-taken': (_, line) =>
    line === ''
      ? 'Another booking has this code. Leave it empty, and a new one is made.'
      : `Row ${line} has this code already. Leave it empty, and a new one is made.`,
  'slot-unknown': () => 'There is no such time at this service point. Check its opening hours.',
  'slot-past': () => 'This time is over. Only bookings still to come can be imported.',
  'slot-full': (_, seats) => `There are not enough seats at this time: ${seats} free for this file.`,
  'person-same-time': (_, line) =>
    line === ''
      ? 'This person has a booking at this time already.'
      : `Row ${line} is a booking of the same person at this time.`,
  'person-same-day': (_, line) =>
    line === ''
      ? 'This person has a booking for this service on this day already.'
      : `Row ${line} is a booking of the same person for this service on this day.`,
};

const encodings: Record<SheetEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  big5: 'Big5 (Traditional Chinese)',
  gb18030: 'GBK (Simplified Chinese)',
};

const kinds: Record<ImportKindName, { name: string; lead: string }> = {
  areas: {
    name: 'Cities and districts',
    lead: 'One row for each district. What the file does not name stays; an empty cell keeps what is there.',
  },
  services: {
    name: 'Services',
    lead: 'One row for each service, known by its code. What the file does not name stays; an empty cell keeps what is there.',
  },
  'service-points': {
    name: 'Service points',
    lead: 'One row for each service point, known by its id or name. What the file does not name stays; an empty cell keeps what is there. It is refused where bookings would lose their service.',
  },
  dictionaries: {
    name: 'Dictionaries',
    lead: 'One row for each word, known by its list and value, and published at once. What the file does not name stays; an empty cell keeps what is there.',
  },
  'test-items': {
    name: 'Test items',
    lead: 'The file replaces the whole catalogue: tests that it does not list are removed.',
  },
  'weekly-hours': {
    name: 'Weekly hours',
    lead: 'One row for each stretch of hours. The week of every service point and service that the file names is replaced; others stay. It is refused where bookings would have to move.',
  },
  holidays: {
    name: 'Public holidays',
    lead: 'One row a day; all service points are closed then. It is refused where there are bookings already.',
  },
  bookings: {
    name: 'Bookings',
    lead: 'One row for each booking still to come. Every booking needs a free seat at a time that is open. Nobody is notified.',
  },
  staff: {
    name: 'Staff and doctors',
    lead: 'One row for each new account: counter, manager or doctor. Counters need service points, by id or name, or “all”. First passwords are shown once after the import.',
  },
};

/** Import of spreadsheets. */
export const imports = {
  title: 'Import',
  lead: 'Bring in what you already have in a spreadsheet. Nothing is changed before you have seen what would change.',
  kind: 'What the file contains',
  kinds,
  file: 'CSV file',
  fileHint: 'Saved by Excel, Numbers, LibreOffice or WPS as CSV, up to 16 MB.',
  fileMissing: 'Please choose a file.',
  fileTooLarge: 'This file is larger than 16 MB.',
  template: 'Download a template',
  encoding: 'Encoding',
  encodingRecognised: 'Recognised by itself',
  encodings,
  preview: 'Preview',
  previewing: 'Reading the file',
  import: (changes: number) => (changes === 1 ? 'Import 1 change' : `Import ${changes} changes`),
  importing: 'Importing',
  another: 'Choose another file',
  previewTitle: (file: string) => `What ${file} would change`,
  readAs: (encoding: string) => `Read as ${encoding}.`,
  counts: { added: 'Added', changed: 'Changed', unchanged: 'Unchanged', removed: 'Removed' },
  nothing: 'This file changes nothing: everything in it is on the site already.',
  firstChanges: (count: number) => `The first ${count} changes are listed.`,
  changesLabel: 'Changes',
  columns: { line: 'Row', column: 'Column', effect: 'Change', title: 'What', problem: 'To correct' },
  problemsTitle: (count: number) =>
    count === 1 ? '1 thing to correct in the file' : `${count} things to correct in the file`,
  problemsLead: 'Nothing was imported. Correct the file and choose it again.',
  firstProblems: (count: number) => `The first ${count} are listed.`,
  problemsLabel: 'Things to correct',
  saveProblems: 'Save this list',
  outdated: 'The data have changed since the preview. This is what the file would change now.',
  passwords: {
    title: 'First passwords',
    lead: 'Each person needs this password for the first sign-in, and then chooses another. They are shown only now.',
    displayName: 'Name',
    login: 'Login',
    password: 'Password',
    save: 'Save this list',
    file: 'first-passwords',
    kept: 'I have kept them',
  },
  done: (added: number, changed: number, removed: number) =>
    `Imported: ${added} added, ${changed} changed, ${removed} removed.`,
  problems,
  separator: ', ',
};
