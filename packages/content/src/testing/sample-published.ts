import type { PublishedDocument } from '@phial/contract/content/published-document';
import { contentEntries, sampleBody } from '../sample/content-entries.ts';

/** What a server with the sample writes into its pages. */
export const samplePublished: PublishedDocument = {
  laboratory: { ...sampleBody('laboratory'), sample: true },
  booking: 'open',
  retentionDays: 90,
  legalTexts: {
    service: sampleBody('legal-text', 'service'),
    privacy: sampleBody('legal-text', 'privacy'),
    accessibility: sampleBody('legal-text', 'accessibility'),
  },
  packages: '/published/packages.json?v=sample',
  notices: Object.fromEntries(contentEntries['booking-notice'].map(({ id, body }) => [id, body])),
};
