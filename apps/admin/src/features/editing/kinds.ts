import type { ContentKind } from '@phial/contract/content-body';
import type { Body, Field, FieldLabel } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';

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
}

const indexFields = (name: FieldLabel, content: FieldLabel): readonly Field[] => [
  { input: 'local-text', name: 'name', label: name },
  { input: 'local-text', name: 'content', label: content, lines: 5, optional: true, hint: 'optional' },
  { input: 'text', name: 'code', label: 'code', optional: true, hint: 'code' },
];

const list = (name: FieldLabel, content: FieldLabel, page?: string): Kind => ({
  fields: indexFields(name, content),
  blank: { code: '', name: EMPTY_TEXT },
  namedBy: 'name',
  ...(page !== undefined && { page }),
});

const CAROUSEL: Kind = {
  fields: [
    { input: 'local-picture', name: 'picture', label: 'picture', shape: 'carousel-wide' },
    {
      input: 'local-picture',
      name: 'narrowPicture',
      label: 'narrowPicture',
      shape: 'carousel-narrow',
      optional: true,
      hint: 'optionalPicture',
    },
    { input: 'local-text', name: 'alt', label: 'alt', hint: 'alt' },
    { input: 'text', name: 'link', label: 'link', optional: true, hint: 'link' },
    {
      input: 'choice',
      name: 'type',
      label: 'type',
      options: [
        { value: 'pc', label: 'pc' },
        { value: 'mobile', label: 'mobile' },
      ],
    },
    {
      input: 'choice',
      name: 'status',
      label: 'status',
      options: [
        { value: 'NORMAL', label: 'NORMAL' },
        { value: 'DISABLE', label: 'DISABLE' },
      ],
    },
  ],
  blank: { type: 'pc', status: 'NORMAL', link: '', picture: EMPTY_TEXT, alt: EMPTY_TEXT },
  namedBy: 'alt',
  page: '/',
};

const CENTRE: Kind = {
  fields: [
    { input: 'local-text', name: 'name', label: 'name' },
    { input: 'local-text', name: 'address', label: 'address' },
    {
      input: 'local-text',
      name: 'businessTime',
      label: 'businessTime',
      lines: 4,
      optional: true,
      hint: 'businessTime',
    },
    { input: 'opening-hours', name: 'openingHours', label: 'openingHours', hint: 'counted' },
    { input: 'text', type: 'tel', name: 'phone', label: 'phone' },
    { input: 'picture', name: 'pictureUrl', label: 'pictureUrl', shape: 'centre' },
    { input: 'service-point', name: 'servPtId', label: 'servPtId', optional: true, hint: 'servPtId' },
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

const JOB: Kind = {
  fields: [
    { input: 'local-text', name: 'name', label: 'jobTitle' },
    { input: 'local-text', name: 'description', label: 'description', lines: 8, html: true, hint: 'html' },
  ],
  blank: { name: EMPTY_TEXT, description: EMPTY_TEXT },
  namedBy: 'name',
  page: '/recruitment?index=7',
};

const DICTIONARY: Kind = {
  fields: [
    { input: 'local-text', name: 'label', label: 'label' },
    { input: 'text', name: 'dictType', label: 'dictType' },
    { input: 'text', name: 'dictValue', label: 'dictValue' },
    { input: 'text', name: 'cssClass', label: 'cssClass', optional: true, hint: 'icon' },
    {
      input: 'picture',
      name: 'pictureUrl',
      label: 'pictureUrl',
      shape: 'icon',
      optional: true,
      hint: 'optional',
    },
  ],
  blank: { dictType: '', dictValue: '', label: EMPTY_TEXT, cssClass: '' },
  namedBy: 'label',
  page: '/testItem?index=4-1',
};

const NEWS: Kind = {
  fields: [
    { input: 'local-text', name: 'title', label: 'title' },
    { input: 'text', type: 'date', name: 'date', label: 'date' },
    { input: 'local-text', name: 'summary', label: 'summary', lines: 2, hint: 'summary' },
    { input: 'local-text', name: 'text', label: 'text', lines: 10, html: true, hint: 'html' },
    {
      input: 'picture',
      name: 'pictureUrl',
      label: 'pictureUrl',
      shape: 'news',
      optional: true,
      hint: 'optional',
    },
  ],
  blank: { title: EMPTY_TEXT, date: '', summary: EMPTY_TEXT, text: EMPTY_TEXT },
  namedBy: 'title',
  orderedBy: 'date',
  page: '/news?index=5',
};

/** Every kind, in the order of the overview. */
export const KINDS: Readonly<Record<ContentKind, Kind>> = {
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

/** Undefined for a kind that there is not. */
export function kindOf(name: string | undefined): ContentKind | undefined {
  return (Object.keys(KINDS) as ContentKind[]).find((kind) => kind === name);
}
