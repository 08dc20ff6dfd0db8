import type { PublishedDocument } from '@phial/contract/content/published-document';
import { bookingNotices } from '../sample/content/booking-notices.ts';
import { sampleLaboratory } from '../sample/content/laboratory.ts';
import { accessibilityStatement } from '../sample/content/legal/accessibility-statement.ts';
import { privacyTerms } from '../sample/content/legal/privacy-terms.ts';
import { termsOfService } from '../sample/content/legal/terms-of-service.ts';

/** What a server with the sample writes into its pages. */
export const samplePublished: PublishedDocument = {
  laboratory: { ...sampleLaboratory, sample: true },
  booking: 'open',
  retentionDays: 90,
  legalTexts: { service: termsOfService, privacy: privacyTerms, accessibility: accessibilityStatement },
  notices: Object.fromEntries(bookingNotices.map(({ id, body }) => [id, body])),
};
