import { field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';
import type { Kind } from './kinds.ts';

/* The pages on which the laboratory speaks of itself: a single entry each. */

const LEAD = field('lead', { input: 'local-text', lines: 3, hint: 'placeholders' });
const OWN_PICTURE = [
  field('pictureUrl', { input: 'picture', shape: 'page', optional: true, hint: 'pagePicture' }),
  field('pictureText', { input: 'local-text', optional: true, hint: 'pictureText' }),
];
const TITLED = {
  fields: [field('title', { input: 'local-text' }), field('text', { input: 'local-text', lines: 2 })],
  fresh: { title: EMPTY_TEXT, text: EMPTY_TEXT },
} as const;
const FIGURES = field('figures', {
  input: 'parts',
  fields: [field('count', { input: 'text' }), field('what', { input: 'local-text' })],
  fresh: { count: '', what: EMPTY_TEXT },
  optional: true,
});

export const ABOUT_US_PAGE: Kind = {
  fields: [
    LEAD,
    ...OWN_PICTURE,
    field('paragraphs', {
      input: 'parts',
      fields: [field('text', { input: 'local-text', lines: 4 })],
      fresh: { text: EMPTY_TEXT },
    }),
    {
      ...field('accreditationText', { input: 'local-text', lines: 2, optional: true, hint: 'optional' }),
      name: 'accreditation',
    },
    FIGURES,
    field('milestones', {
      input: 'parts',
      fields: [
        field('year', { input: 'text' }),
        field('title', { input: 'local-text' }),
        field('text', { input: 'local-text', lines: 2 }),
      ],
      fresh: { year: '', title: EMPTY_TEXT, text: EMPTY_TEXT },
      optional: true,
    }),
  ],
  blank: { lead: EMPTY_TEXT, paragraphs: [], figures: [], milestones: [] },
  namedBy: 'lead',
  page: '/AboutUs?index=2-1',
};

export const QUALITY_PAGE: Kind = {
  fields: [
    LEAD,
    ...OWN_PICTURE,
    field('policy', { input: 'parts', ...TITLED }),
    field('steps', { input: 'parts', ...TITLED, optional: true }),
    field('scopes', { input: 'parts', ...TITLED, optional: true }),
    field('certificatesLead', { input: 'local-text', lines: 2, optional: true, hint: 'optional' }),
    field('certificates', {
      input: 'parts',
      fields: [
        field('title', { input: 'local-text' }),
        { ...field('certificate', { input: 'local-picture', shape: 'certificate' }), name: 'picture' },
        { ...field('pictureText', { input: 'local-text', hint: 'certificateText' }), name: 'alt' },
      ],
      fresh: { title: EMPTY_TEXT, picture: EMPTY_TEXT, alt: EMPTY_TEXT },
      optional: true,
    }),
  ],
  blank: { lead: EMPTY_TEXT, policy: [], steps: [], scopes: [], certificates: [] },
  namedBy: 'lead',
  page: '/ensure?index=2-2',
};

export const CONTACT_PAGE: Kind = {
  fields: [
    field('officePosition', { input: 'text', optional: true, hint: 'position' }),
    field('branches', {
      input: 'parts',
      fields: [
        field('name', { input: 'local-text' }),
        { ...field('branchCode', { input: 'text', hint: 'branchCode' }), name: 'code' },
        field('address', { input: 'local-text' }),
        field('phone', { input: 'text', type: 'tel' }),
        field('fax', { input: 'text', type: 'tel', optional: true, hint: 'optional' }),
        { ...field('branchHours', { input: 'local-text', lines: 3 }), name: 'hours' },
        field('position', { input: 'text', optional: true, hint: 'position' }),
      ],
      fresh: { code: '', name: EMPTY_TEXT, address: EMPTY_TEXT, phone: '', hours: EMPTY_TEXT },
      hint: 'branches',
    }),
  ],
  blank: { branches: [] },
  namedBy: 'officePosition',
  page: '/contactUs?index=6-1',
};

export const COVID_PAGE: Kind = {
  fields: [
    LEAD,
    field('sections', {
      input: 'parts',
      fields: [
        field('heading', { input: 'local-text' }),
        field('text', { input: 'local-text', lines: 6, html: true, hint: 'html' }),
      ],
      fresh: { heading: EMPTY_TEXT, text: EMPTY_TEXT },
    }),
    FIGURES,
    field('note', { input: 'local-text', lines: 2, optional: true, hint: 'optional' }),
  ],
  blank: { lead: EMPTY_TEXT, sections: [], figures: [] },
  namedBy: 'lead',
  page: '/covidintroduce',
};
