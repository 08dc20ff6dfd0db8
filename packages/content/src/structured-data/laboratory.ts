/**
 * What the pages say of the laboratory to search engines (schema.org). Only
 * what is published: nothing is added for the sake of a richer result.
 */

import type { Laboratory } from '@phial/domain/laboratory';
import { HTML_LANG, type Language } from '@phial/domain/language';

/** Where a page stands. */
export interface PageContext {
  readonly language: Language;
  /** `https://lab.example`; empty where the server does not know its address, which leaves paths. */
  readonly origin: string;
  /** Whose site it is. */
  readonly laboratory: Laboratory;
}

/** A schema.org node; what is undefined in it disappears when it is written out. */
export type Thing = Readonly<Record<string, unknown>>;

/** The picture of shared links, where the laboratory has none of its own; of one size with those that it uploads. */
export const SOCIAL_PICTURE = { path: '/pictures/social.png', width: 1200, height: 630 } as const;

const DAYS = new Map([
  ['Mon', 'Mo'],
  ['Tue', 'Tu'],
  ['Wed', 'We'],
  ['Thu', 'Th'],
  ['Fri', 'Fr'],
  ['Sat', 'Sa'],
  ['Sun', 'Su'],
]);

/**
 * DiagnosticLab is an organisation; opening hours belong to a business one can visit, so it is both.
 * Name and address are those of the page's language.
 */
export function laboratoryNode({ language, origin, laboratory }: PageContext): Thing {
  const { name, phone, salesEmail, address, hours, group } = laboratory;
  return {
    '@type': ['DiagnosticLab', 'MedicalBusiness'],
    '@id': laboratoryId(origin),
    name: name[language],
    alternateName: Object.values(name).filter((other) => other !== name[language]),
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    image: origin + socialPicture(laboratory),
    telephone: phone?.link.replace(/^tel:/, ''),
    email: salesEmail,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address[language],
      addressCountry: 'HK',
    },
    openingHours: hours && openingHours(hours.en),
    parentOrganization: group && { '@type': 'Organization', name: group[language] },
  };
}

/** Address of the picture that shared links show, below the origin. */
export function socialPicture({ socialPictureUrl }: Pick<Laboratory, 'socialPictureUrl'>): string {
  return socialPictureUrl ?? SOCIAL_PICTURE.path;
}

/** For other nodes of the same page that mean the laboratory. */
export function laboratoryId(origin: string): string {
  return `${origin}/#laboratory`;
}

/**
 * The hours in schema.org's notation: `Mo-Fr 09:00-13:00`.
 * @param hours English lines such as `Mon–Fri 09:00–13:00, 14:00–18:00`
 * @returns undefined unless every line reads that way: half of the hours would be wrong hours
 */
export function openingHours(hours: string): string[] | undefined {
  const stretches = hours.split('\n').map((line) => {
    const [, days, times] = /^([A-Z][a-z]{2}(?:–[A-Z][a-z]{2})?) ([\d:–, ]+)$/.exec(line) ?? [];
    const codes = days?.split('–').map((day) => DAYS.get(day));
    const spans = times?.split(', ');
    if (codes?.every((code) => code !== undefined) !== true) return undefined;
    if (spans?.every((span) => /^\d{2}:\d{2}–\d{2}:\d{2}$/.test(span)) !== true) return undefined;
    return spans.map((span) => `${codes.join('-')} ${span.replace('–', '-')}`);
  });
  return stretches.every((one) => one !== undefined) ? stretches.flat() : undefined;
}

/** The document of a page's nodes: one `@context`, and the laboratory among them. */
export function structuredData(page: PageContext, ...nodes: readonly Thing[]): Thing {
  return { '@context': 'https://schema.org', '@graph': [laboratoryNode(page), ...nodes] };
}

/** `inLanguage` of a text. */
export function inLanguage({ language }: Pick<PageContext, 'language'>): string {
  return HTML_LANG[language];
}
