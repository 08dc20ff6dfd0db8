import type { Laboratory } from './laboratory.ts';
import type { Language } from './language.ts';
import type { PlaceholderValues } from './text/placeholders.ts';

/**
 * What the texts of a laboratory may name, in a language; facts that are not known are left out.
 * @param retentionDays days after the visit that personal data are kept
 */
export function placeholderValues(
  { name, group, address, phone, hotline, salesEmail, supportEmail, privacyEmail }: Laboratory,
  retentionDays: number,
  language: Language,
): PlaceholderValues {
  const known = {
    laboratory: name[language],
    group: group?.[language],
    address: address?.[language],
    phone: phone?.text[language],
    hotline: hotline?.text[language],
    salesEmail,
    supportEmail,
    privacyEmail,
    retentionDays: String(retentionDays),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
