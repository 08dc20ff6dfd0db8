import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { ContentKind } from '@phial/contract/content/content-body';
import { isToDoctor } from '@phial/contract/content/text-bodies';
import { UNNAMED_LABORATORY } from '@phial/domain/laboratory';
import { type Body, type Field, type FieldGroup, type FieldLabel, field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';
import { PACKAGE, PACKAGE_CODES, PACKAGE_GROUP } from './package-kinds.ts';
import { ABOUT_US_PAGE, CONTACT_PAGE, COVID_PAGE, QUALITY_PAGE } from './page-kinds.ts';
import { BOOKING_NOTICE, DOCTOR_MESSAGE_FIELDS, LEGAL_TEXT, MESSAGE_TEMPLATE } from './text-kinds.ts';

type KindGroup = keyof StaffMessages['editing']['groups'];

/** How a kind of content is edited. */
export interface Kind {
  readonly fields: readonly Field[];
  /** What a new entry begins as. */
  readonly blank: Body;
  /** The field that names an entry in lists. */
  readonly namedBy: string;
  /** What puts it into order on the site, so that there is nothing for staff to move. */
  readonly orderedBy?: 'date';
  /** Where visitors meet it, behind `#`; missing where no page of the site shows it. */
  readonly page?: string;
  /** As `page`, of the entries that have a fixed place, by id. */
  readonly pages?: Readonly<Record<string, string>>;
}

const { sample: _, ...BLANK_LABORATORY } = UNNAMED_LABORATORY;

const list = (name: FieldLabel, content: FieldLabel, page?: string): Kind => ({
  fields: [
    { ...field(name, { input: 'local-text' }), name: 'name' },
    {
      ...field(content, { input: 'local-text', lines: 5, optional: true, hint: 'optional' }),
      name: 'content',
    },
    field('code', { input: 'text', optional: true, hint: 'code' }),
  ],
  blank: { code: '', name: EMPTY_TEXT },
  namedBy: 'name',
  ...(page !== undefined && { page }),
});

const CAROUSEL: Kind = {
  fields: [
    field('picture', { input: 'local-picture', shape: 'carousel-wide' }),
    field('narrowPicture', {
      input: 'local-picture',
      shape: 'carousel-narrow',
      optional: true,
      hint: 'optionalPicture',
    }),
    field('alt', { input: 'local-text', hint: 'alt' }),
    field('link', { input: 'text', optional: true, hint: 'link' }),
    field('type', { input: 'choice', options: ['pc', 'mobile'] }),
    field('status', { input: 'choice', options: ['NORMAL', 'DISABLE'] }),
  ],
  blank: { type: 'pc', status: 'NORMAL', link: '', picture: EMPTY_TEXT, alt: EMPTY_TEXT },
  namedBy: 'alt',
  page: '/',
};

const CENTRE: Kind = {
  fields: [
    field('name', { input: 'local-text' }),
    field('address', { input: 'local-text' }),
    field('businessTime', { input: 'local-text', lines: 4, optional: true, hint: 'businessTime' }),
    field('openingHours', { input: 'opening-hours', hint: 'counted' }),
    field('phone', { input: 'text', type: 'tel' }),
    field('pictureUrl', { input: 'picture', shape: 'centre' }),
    field('pictureText', { input: 'local-text', optional: true, hint: 'pictureText' }),
    field('servPtId', { input: 'service-point', optional: true, hint: 'servPtId' }),
  ],
  blank: {
    name: EMPTY_TEXT,
    address: EMPTY_TEXT,
    businessTime: EMPTY_TEXT,
    openingHours: [],
    phone: '',
    pictureUrl: '',
  },
  namedBy: 'name',
  page: '/bloodcenter?index=6-2',
};

const POINTS = { fields: [field('text', { input: 'local-text' })], fresh: { text: EMPTY_TEXT } } as const;

const JOB: Kind = {
  fields: [
    { ...field('jobTitle', { input: 'local-text' }), name: 'name' },
    field('employment', { input: 'choice', options: ['FULL_TIME', 'PART_TIME'], optional: true }),
    field('description', { input: 'local-text', lines: 8, html: true, hint: 'html' }),
    field('duties', { input: 'parts', ...POINTS, optional: true }),
    field('requirements', { input: 'parts', ...POINTS, optional: true }),
  ],
  blank: { name: EMPTY_TEXT, description: EMPTY_TEXT, duties: [], requirements: [] },
  namedBy: 'name',
  page: '/recruitment?index=7',
};

const DICTIONARY: Kind = {
  fields: [
    field('label', { input: 'local-text' }),
    field('dictType', { input: 'text' }),
    field('dictValue', { input: 'text' }),
    field('cssClass', { input: 'text', optional: true, hint: 'icon' }),
    field('pictureUrl', { input: 'picture', shape: 'icon', optional: true, hint: 'optional' }),
  ],
  blank: { dictType: '', dictValue: '', label: EMPTY_TEXT, cssClass: '' },
  namedBy: 'label',
  page: '/testItem?index=4-1',
};

const NEWS: Kind = {
  fields: [
    field('title', { input: 'local-text' }),
    field('date', { input: 'text', type: 'date' }),
    field('summary', { input: 'local-text', lines: 2, hint: 'summary' }),
    field('text', { input: 'local-text', lines: 10, html: true, hint: 'html' }),
    field('pictureUrl', { input: 'picture', shape: 'news', optional: true, hint: 'optional' }),
  ],
  blank: { title: EMPTY_TEXT, date: '', summary: EMPTY_TEXT, text: EMPTY_TEXT },
  namedBy: 'title',
  orderedBy: 'date',
  page: '/news?index=5',
};

const LABORATORY: Kind = {
  fields: [
    ...inGroup('names', [
      field('name', { input: 'local-text' }),
      field('shortName', { input: 'local-text', hint: 'shortName' }),
      field('group', { input: 'local-text', optional: true, hint: 'optional' }),
      field('bookingTitle', { input: 'local-text', optional: true, hint: 'bookingTitle' }),
      field('bookingMenu', { input: 'local-text', optional: true, hint: 'bookingMenu' }),
    ]),
    ...inGroup('reach', [
      { ...field('headOffice', { input: 'local-text' }), name: 'address' },
      field('hours', { input: 'local-text', lines: 3 }),
      field('phone', { input: 'text', type: 'tel', hint: 'labPhone' }),
      field('hotline', { input: 'text', type: 'tel', hint: 'labPhone' }),
      field('fax', { input: 'text', type: 'tel', optional: true, hint: 'optional' }),
      field('salesEmail', { input: 'text', type: 'email' }),
      field('supportEmail', { input: 'text', type: 'email' }),
      field('privacyEmail', { input: 'text', type: 'email' }),
    ]),
    ...inGroup('accreditation', [
      field('accreditation', { input: 'text', optional: true, hint: 'optional' }),
      field('accreditationScopeUrl', { input: 'text', type: 'url', optional: true, hint: 'scope' }),
    ]),
    ...inGroup('maps', [
      field('mapsSearchTemplate', { input: 'text', type: 'url', hint: 'mapTemplate' }),
      field('mapsDirectionsTemplate', { input: 'text', type: 'url', hint: 'mapTemplate' }),
    ]),
    ...inGroup('look', [
      field('headerColour', { input: 'colour', hint: 'colour' }),
      field('actionColour', { input: 'colour', hint: 'colour' }),
      field('logoUrl', { input: 'picture', shape: 'logo', optional: true, hint: 'logo' }),
      field('socialPictureUrl', { input: 'picture', shape: 'social', optional: true, hint: 'socialPicture' }),
    ]),
    ...inGroup('criticalResults', [
      field('criticalMinutes', { input: 'text', optional: true, hint: 'criticalMinutes' }),
    ]),
  ],
  blank: {
    ...BLANK_LABORATORY,
    address: EMPTY_TEXT,
    hours: EMPTY_TEXT,
    phone: '',
    hotline: '',
    salesEmail: '',
    supportEmail: '',
    privacyEmail: '',
  },
  namedBy: 'name',
  page: '/',
};

function inGroup(group: FieldGroup, fields: readonly Field[]): readonly Field[] {
  return fields.map((each) => ({ ...each, group }));
}

/** Every kind. */
export const KINDS: Readonly<Record<ContentKind, Kind>> = {
  laboratory: LABORATORY,
  'legal-text': LEGAL_TEXT,
  'booking-notice': BOOKING_NOTICE,
  'message-template': MESSAGE_TEMPLATE,
  'page-about-us': ABOUT_US_PAGE,
  'page-quality': QUALITY_PAGE,
  'page-contact': CONTACT_PAGE,
  'page-covid': COVID_PAGE,
  'package-group': PACKAGE_GROUP,
  package: PACKAGE,
  'package-codes': PACKAGE_CODES,
  carousel: CAROUSEL,
  news: NEWS,
  manage: list('title', 'text', '/'),
  'collection-centre': CENTRE,
  job: JOB,
  'usual-problem': list('question', 'answer', '/covidqusetion'),
  problem: list('question', 'answer', '/covidqusetion'),
  project: list('name', 'description'),
  combo: list('name', 'description'),
  time: list('name', 'description'),
  station: list('name', 'description'),
  dictionary: DICTIONARY,
};

/** The overview: its headings, and the kinds below each. */
export const KIND_GROUPS: readonly (readonly [KindGroup, readonly ContentKind[]])[] = [
  ['laboratory', ['laboratory', 'page-about-us', 'page-quality', 'page-contact', 'page-covid', 'job']],
  ['texts', ['legal-text', 'booking-notice', 'message-template']],
  ['packages', ['package', 'package-group', 'package-codes']],
  ['news', ['carousel', 'news', 'manage']],
  ['visits', ['collection-centre', 'usual-problem', 'problem']],
  ['words', ['dictionary', 'project', 'combo', 'time', 'station']],
];

/** The fields of an entry. @param id undefined of a new one */
export function fieldsOf(kind: ContentKind, id: string | undefined): readonly Field[] {
  return kind === 'message-template' && isToDoctor(id) ? DOCTOR_MESSAGE_FIELDS : KINDS[kind].fields;
}

/** Where visitors meet an entry, behind `#`; undefined where no page of the site shows it. */
export function pageOf(kind: ContentKind, id: string | undefined): string | undefined {
  const { page, pages } = KINDS[kind];
  return (id === undefined ? undefined : pages?.[id]) ?? page;
}

/** Whether other programs alone read an entry: no page shows it, and it goes to nobody. */
export function isForPrograms(kind: ContentKind, id?: string): boolean {
  return kind !== 'message-template' && pageOf(kind, id) === undefined;
}

/** Undefined for a kind that there is not. */
export function kindOf(name: string | undefined): ContentKind | undefined {
  return (Object.keys(KINDS) as ContentKind[]).find((kind) => kind === name);
}
