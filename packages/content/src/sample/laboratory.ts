import type { Laboratory } from '@phial/domain/laboratory';
import { phoneNumber } from '@phial/domain/phone-number';
import { sampleLaboratory } from './content/laboratory.ts';

/** The laboratory of the sample as pages show it; for the rest of the sample, and for tests. */
export const SAMPLE_LABORATORY = {
  ...sampleLaboratory,
  sample: true,
  phone: phoneNumber(sampleLaboratory.phone),
  fax: phoneNumber(sampleLaboratory.fax),
  hotline: phoneNumber(sampleLaboratory.hotline),
} satisfies Laboratory;
