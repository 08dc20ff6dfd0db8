/**
 * What the pages say of the laboratory to search engines (schema.org). Only
 * what `site.ts` knows: nothing is added for the sake of a richer result.
 */
import { HTML_LANG, type Language } from '@phial/domain/language';
import { site } from '../site.ts';

/** Where a page stands. */
export interface PageContext {
  readonly language: Language;
  /** `https://lab.example`; empty where the server does not know its address, which leaves paths. */
  readonly origin: string;
}

/** A schema.org node; what is undefined in it disappears when it is written out. */
export type Thing = Readonly<Record<string, unknown>>;

/** The picture of shared links. */
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
export function laboratory({ language, origin }: PageContext): Thing {
  return {
    '@type': ['DiagnosticLab', 'MedicalBusiness'],
    '@id': laboratoryId(origin),
    name: site.name[language],
    alternateName: Object.values(site.name).filter((name) => name !== site.name[language]),
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    image: origin + SOCIAL_PICTURE.path,
    telephone: site.phoneLink.replace(/^tel:/, ''),
    email: site.salesEmail[language],
    address: { '@type': 'PostalAddress', streetAddress: site.address[language], addressCountry: 'HK' },
    openingHours: openingHours(site.hours.en),
    parentOrganization: { '@type': 'Organization', name: site.group[language] },
  };
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
  return { '@context': 'https://schema.org', '@graph': [laboratory(page), ...nodes] };
}

/** `inLanguage` of a text. */
export function inLanguage({ language }: PageContext): string {
  return HTML_LANG[language];
}
