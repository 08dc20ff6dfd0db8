import { type Field, field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';
import type { Kind } from './kinds.ts';

/* The kinds whose entries have a fixed place on the site. */

export const LEGAL_TEXT: Kind = {
  fields: [
    field('title', { input: 'local-text' }),
    field('introduction', { input: 'local-text', lines: 3, hint: 'placeholders' }),
    field('sections', {
      input: 'parts',
      fields: [
        field('heading', { input: 'local-text' }),
        field('text', { input: 'local-text', lines: 6, html: true, hint: 'html' }),
      ],
      fresh: { heading: EMPTY_TEXT, text: EMPTY_TEXT },
    }),
  ],
  blank: { title: EMPTY_TEXT, introduction: EMPTY_TEXT, sections: [] },
  namedBy: 'title',
  page: '/terms',
  pages: { service: '/terms', privacy: '/privacy', accessibility: '/accessibility' },
};

const BOOKING = '/grassrootReserve?index=8';

export const BOOKING_NOTICE: Kind = {
  fields: [
    field('title', { input: 'local-text', optional: true, hint: 'noticeTitle' }),
    field('text', { input: 'local-text', lines: 3, hint: 'placeholders' }),
  ],
  blank: { text: EMPTY_TEXT },
  namedBy: 'title',
  page: BOOKING,
  pages: {
    'home-eligibility': '/',
    'visit-documents': '/',
    'visit-fasting': '/',
    'visit-urine': '/',
    'visit-time': '/',
  },
};

export const MESSAGE_TEMPLATE: Kind = {
  fields: [
    {
      ...field('messageSubject', { input: 'local-text', hint: 'messageSubject', group: 'email' }),
      name: 'subject',
    },
    {
      ...field('messageText', { input: 'local-text', lines: 14, hint: 'messageText', group: 'email' }),
      name: 'text',
    },
    field('textMessage', {
      input: 'local-text',
      lines: 6,
      optional: true,
      hint: 'textMessage',
      group: 'textMessage',
    }),
  ],
  blank: { subject: EMPTY_TEXT, text: EMPTY_TEXT },
  namedBy: 'subject',
};

/** Of the messages to doctors, which may name other facts. */
export const DOCTOR_MESSAGE_FIELDS: readonly Field[] = [
  { ...field('messageSubject', { input: 'local-text', hint: 'doctorMessageSubject' }), name: 'subject' },
  { ...field('messageText', { input: 'local-text', lines: 14, hint: 'doctorMessageText' }), name: 'text' },
];
