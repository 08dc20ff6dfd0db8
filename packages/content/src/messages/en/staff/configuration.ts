import type { ConfigurationProblemCode } from '@phial/contract/configuration/configuration';

/** The sections of a file, but for published entries, which are named by their kind. */
const sections = {
  areas: 'Cities and districts',
  services: 'Services',
  servicePoints: 'Service points',
  weeks: 'Weekly hours',
  holidays: 'Public holidays',
  closures: 'Closures',
  testItems: 'Test items',
  identityProviders: 'Identity provider',
  webhooks: 'Webhooks',
  quietHours: 'Quiet hours',
};

/** What is in the way of a file, and what to do about it. */
const problems: Record<ConfigurationProblemCode, string> = {
  'no-configuration':
    'This is not a configuration file. Choose one that was downloaded from this page or another system’s.',
  'newer-version':
    'A newer version of Phial wrote this file. Update this system, or export the file with the version that runs here.',
  'unknown-section': 'This is not a section of a configuration file.',
  'other-city': 'This district is in another city here.',
  'several-days': 'This holiday covers several days here. Change it under closures.',
  'no-picture': 'This is not the picture it is named for.',
  'code-taken': 'Another service has this code, written differently.',
  'bookings-affected': 'Bookings would have to move. Make this change under opening hours or closures.',
  'bookings-in-the-way': 'Visitors have booked what the service point would no longer offer.',
  'service-point-unknown': 'There is no such service point, or it does not offer this service.',
  'closure-days': 'These days cannot be entered any more, or are none.',
  'closure-hours': 'The closed hours end before they begin.',
  'closure-names': 'The name is missing in one of the languages.',
  'pattern-times': 'There is no room for a slot, or the validity ends before it begins.',
  'pattern-seats': 'There are more seats than the service allows.',
  'pattern-overlap': 'Two of these hours overlap.',
  'webhooks-full': 'There are as many webhooks as there can be. Delete one first.',
  'quiet-hours': 'Quiet hours begin in the evening and end in the morning, at an earlier time of the day.',
  empty: 'This is missing.',
  'too-long': 'This is too long.',
  form: 'This is not in the form it should have.',
  order: 'This ends before it begins.',
  unknown: 'This names something that is not there.',
  'missing-picture': 'The picture is neither in the file nor here.',
  taken: 'This is there twice.',
  'in-use': 'Opening hours have more seats than this.',
  contrast: 'This colour is too light for white text.',
  placeholder: 'This has a placeholder in braces that is not known.',
  'email-only': 'This names something that only e-mails can show.',
  segments: 'This text message is too long.',
};

/** Everything that is configured as one file. */
export const configuration = {
  title: 'Configuration',
  lead: 'Everything this laboratory has set up, as one file: to carry it from a test system to the one that visitors use, or to keep a copy. It holds areas, services, service points, hours, test items, published texts and their pictures, identity provider and webhooks, and nothing about any person.',
  download: {
    title: 'Download',
    lead: 'Accounts, bookings, keys and secrets stay with this system. The identity provider and webhooks are in the file without their secrets.',
    submit: 'Download the configuration',
    busy: 'Writing the file',
    failed: 'The configuration could not be downloaded',
  },
  import: {
    title: 'Import a configuration',
    lead: 'What the file has is added or changed, and published at once. What it does not have stays, and no booking is moved. Nothing is changed before you have seen what would change.',
    file: 'Configuration file',
    fileHint: 'The .json file that was downloaded here or on another system, up to 28 MB.',
    fileTooLarge: 'This file is larger than 28 MB. Import it on the server, with npm run configuration.',
    passwordHint: 'The texts and services of this site will be those of the file.',
  },
  counts: { added: 'Added', changed: 'Changed', kept: 'Only here', unchanged: 'Unchanged' },
  keptHint: 'What is only here is not in the file, and stays as it is.',
  sectionsLabel: 'Changes by section',
  differencesTitle: 'Everything that differs',
  columns: {
    section: 'Section',
    name: 'What',
    effect: 'Change',
    path: 'Place in the file',
    problem: 'To correct',
  },
  effects: { added: 'Added', changed: 'Changed', reordered: 'In another order', kept: 'Only here, stays' },
  wholeList: 'The whole list',
  firstDifferences: (count: number) => `The first ${count} differences are listed.`,
  unfinished: {
    title: 'Still to be entered here',
    identityProviders: 'The identity provider is off. Enter its client secret, and turn it on.',
    webhooks:
      'New webhooks are off. Replace their secrets, give the new ones to the receivers, and turn them on.',
  },
  wholeFile: 'The file',
  bookings: (count: number) => (count === 1 ? '1 booking.' : `${count} bookings.`),
  points: (ids: string) => `Service points: ${ids}.`,
  problemsLead: 'Nothing was changed. Correct the file, or what is in its way here, and choose it again.',
  done: (added: number, changed: number) => `Imported: ${added} added, ${changed} changed.`,
  sections,
  problems,
};
