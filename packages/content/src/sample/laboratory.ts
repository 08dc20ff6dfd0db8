import type { Laboratory } from '@phial/domain/laboratory';
import { phoneNumber } from '@phial/domain/phone-number';
import { type SampleFacts, sampleBody } from './content-entries.ts';

/**
 * The sample laboratory is fictional: no telephone number in Hong Kong begins with 0, `example` domains lead nowhere,
 * and its streets do not exist (docs/rules/content.md#sample-laboratory).
 */
export const sampleLaboratory = sampleBody('laboratory') as SampleFacts;

/** The laboratory of the sample as pages show it; for the rest of the sample, and for tests. */
export const SAMPLE_LABORATORY = {
  ...sampleLaboratory,
  sample: true,
  phone: phoneNumber(sampleLaboratory.phone),
  fax: phoneNumber(sampleLaboratory.fax),
  hotline: phoneNumber(sampleLaboratory.hotline),
} satisfies Laboratory;
