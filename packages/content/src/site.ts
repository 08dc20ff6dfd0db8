import type { LocalText } from '@phial/domain/language';
import { SAMPLE_LABORATORY } from './sample/laboratory.ts';

/** The facts of the sample under which the texts of the sample are still written; pages read the published ones. */
const everywhere = (text: string): LocalText => ({ tw: text, zh: text, en: text });

export const site = {
  name: SAMPLE_LABORATORY.name,
  group: SAMPLE_LABORATORY.group,
  address: SAMPLE_LABORATORY.address,
  hours: SAMPLE_LABORATORY.hours,
  accreditation: SAMPLE_LABORATORY.accreditation,
  phone: SAMPLE_LABORATORY.phone.text,
  phoneLink: SAMPLE_LABORATORY.phone.link,
  fax: SAMPLE_LABORATORY.fax.text,
  hotline: SAMPLE_LABORATORY.hotline.text,
  salesEmail: everywhere(SAMPLE_LABORATORY.salesEmail),
  supportEmail: everywhere(SAMPLE_LABORATORY.supportEmail),
  privacyEmail: everywhere(SAMPLE_LABORATORY.privacyEmail),
};
