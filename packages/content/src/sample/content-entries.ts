import type { ContentBody, ContentKind } from '@phial/contract/content/content-body';
import { bookableServices } from './content/bookable-services.ts';
import { bookingNotices } from './content/booking-notices.ts';
import { bookingQuestions } from './content/booking-questions.ts';
import { carousel } from './content/carousel.ts';
import { collectionCentres } from './content/collection-centres.ts';
import { covidQuestions } from './content/covid-questions.ts';
import { documentTypes } from './content/document-types.ts';
import { jobs } from './content/jobs.ts';
import { sampleLaboratory } from './content/laboratory.ts';
import { accessibilityStatement } from './content/legal/accessibility-statement.ts';
import { privacyTerms } from './content/legal/privacy-terms.ts';
import { termsOfService } from './content/legal/terms-of-service.ts';
import { news } from './content/news.ts';
import { notices } from './content/notices.ts';
import { aboutUs } from './content/pages/about-us.ts';
import { contact } from './content/pages/contact.ts';
import { covid } from './content/pages/covid.ts';
import { quality } from './content/pages/quality.ts';
import { serviceTypes } from './content/service-types.ts';
import { stations } from './content/stations.ts';
import { subjects } from './content/subjects.ts';
import { timeBands } from './content/time-bands.ts';

/** An entry of the sample as the staff site would have written it. */
export interface SampleEntry<Kind extends ContentKind> {
  readonly id: string;
  readonly body: ContentBody<Kind>;
}

/** What a database without content starts with, in the order it is shown. */
export const contentEntries: { readonly [Kind in ContentKind]: readonly SampleEntry<Kind>[] } = {
  laboratory: [{ id: 'laboratory', body: sampleLaboratory }],
  carousel,
  'collection-centre': collectionCentres,
  job: jobs,
  time: timeBands,
  'usual-problem': bookingQuestions,
  combo: serviceTypes,
  manage: notices,
  project: bookableServices,
  station: stations,
  problem: covidQuestions,
  dictionary: [...documentTypes, ...subjects],
  news,
  'legal-text': [
    { id: 'service', body: termsOfService },
    { id: 'privacy', body: privacyTerms },
    { id: 'accessibility', body: accessibilityStatement },
  ],
  'booking-notice': bookingNotices,
  'page-about-us': [{ id: 'page-about-us', body: aboutUs }],
  'page-quality': [{ id: 'page-quality', body: quality }],
  'page-contact': [{ id: 'page-contact', body: contact }],
  'page-covid': [{ id: 'page-covid', body: covid }],
};
