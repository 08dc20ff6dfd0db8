import { PALETTE } from './brand-colours.ts';
import type { LocalText } from './language.ts';
import { type PhoneNumber, phoneNumber } from './phone-number.ts';

/** The facts of the laboratory as they are published. Whatever is optional may be unknown. */
export interface LaboratoryFacts {
  /** Whether it is the fictional one that a database without a laboratory begins with. */
  readonly sample: boolean;
  readonly name: LocalText;
  /** For narrow places. */
  readonly shortName: LocalText;
  /** The larger laboratory group it is part of. */
  readonly group?: LocalText;
  /** Head office. */
  readonly address?: LocalText;
  /** Lines separated by `\n`. */
  readonly hours?: LocalText;
  /** As Hong Kong writes it, `0000 6201`, or with `+` and its country. */
  readonly phone?: string;
  readonly fax?: string;
  /** Help with a booking. */
  readonly hotline?: string;
  readonly salesEmail?: string;
  readonly supportEmail?: string;
  readonly privacyEmail?: string;
  /** Number of the quality accreditation. */
  readonly accreditation?: string;
  /** The accreditation body's page of scopes. */
  readonly accreditationScopeUrl?: string;
  /** `{query}` stands for the URL-encoded address. */
  readonly mapsSearchTemplate: string;
  /** The way to an address from where the visitor is; `{query}` as above. */
  readonly mapsDirectionsTemplate: string;
  readonly logoUrl?: string;
  /** What shared links show; drawn from the name without one. */
  readonly socialPictureUrl?: string;
  /** What booking is called as the title of its pages; such as the name of a programme that pays for the tests. */
  readonly bookingTitle?: LocalText;
  /** The same in the menu. */
  readonly bookingMenu?: LocalText;
  /** Header and footer, `#rrggbb`. White text stands on it. */
  readonly headerColour: string;
  /** Buttons and links, `#rrggbb`. White text stands on it. */
  readonly actionColour: string;
}

/** The laboratory as pages, letters and documents show it: numbers to read and to call. */
export interface Laboratory extends Omit<LaboratoryFacts, 'phone' | 'fax' | 'hotline'> {
  readonly phone?: PhoneNumber;
  readonly fax?: PhoneNumber;
  readonly hotline?: PhoneNumber;
}

export function describeLaboratory({ phone, fax, hotline, ...facts }: LaboratoryFacts): Laboratory {
  return {
    ...facts,
    ...(phone !== undefined && { phone: phoneNumber(phone) }),
    ...(fax !== undefined && { fax: phoneNumber(fax) }),
    ...(hotline !== undefined && { hotline: phoneNumber(hotline) }),
  };
}

/** What a database without a laboratory and without the sample shows: words that are true of any laboratory. */
export const UNNAMED_LABORATORY: LaboratoryFacts = {
  sample: false,
  name: { tw: '醫學檢驗所', zh: '医学检验所', en: 'Medical laboratory' },
  shortName: { tw: '醫學檢驗所', zh: '医学检验所', en: 'Medical laboratory' },
  mapsSearchTemplate: 'https://www.google.com/maps/search/?api=1&query={query}',
  mapsDirectionsTemplate: 'https://www.google.com/maps/dir/?api=1&destination={query}',
  ...PALETTE,
};

/** A search for an address on a map; open it in a new tab with `rel="noopener"`. */
export function mapsSearchUrl(
  { mapsSearchTemplate }: Pick<LaboratoryFacts, 'mapsSearchTemplate'>,
  address: string,
): string {
  return mapsSearchTemplate.replace('{query}', () => encodeURIComponent(address));
}

/** The way to an address, by public transport or on foot as the visitor chooses there; open it as a search. */
export function mapsDirectionsUrl(
  { mapsDirectionsTemplate }: Pick<LaboratoryFacts, 'mapsDirectionsTemplate'>,
  address: string,
): string {
  return mapsDirectionsTemplate.replace('{query}', () => encodeURIComponent(address));
}
