/** The three languages of the site, by the codes kept in storage (docs/rules/site.md#language). */
export type Language = 'tw' | 'zh' | 'en';

/** A text in the three languages of the site. */
export type LocalText = Readonly<Record<Language, string>>;

/** In the order of the language switch. */
export const LANGUAGES = ['tw', 'zh', 'en'] as const satisfies readonly Language[];

export const DEFAULT_LANGUAGE: Language = 'tw';

/** The codes of the booking calls. */
export type WireLanguage = 'tc' | 'sc' | 'en';

/** The ending of a language-dependent field of a service point or record. */
export type Suffix = 'Cht' | 'Chs' | 'Eng';

export const SUFFIX: Readonly<Record<Language, Suffix>> = { tw: 'Cht', zh: 'Chs', en: 'Eng' };

/** For the `lang` attribute of the page and of passages in another language. */
export const HTML_LANG: Readonly<Record<Language, 'zh-Hant-HK' | 'zh-Hans-CN' | 'en-HK'>> = {
  tw: 'zh-Hant-HK',
  zh: 'zh-Hans-CN',
  en: 'en-HK',
};

const TO_WIRE: Readonly<Record<Language, WireLanguage>> = { tw: 'tc', zh: 'sc', en: 'en' };
const FROM_WIRE: ReadonlyMap<unknown, Language> = new Map<unknown, Language>([
  ['tc', 'tw'],
  ['sc', 'zh'],
  ['en', 'en'],
]);

/** The stored language; anything that is not one of the three codes counts as traditional Chinese. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

export function toWireLanguage(language: Language): WireLanguage {
  return TO_WIRE[language];
}

/** Anything that is not a wire code counts as traditional Chinese. */
export function fromWireLanguage(value: unknown): Language {
  return FROM_WIRE.get(value) ?? DEFAULT_LANGUAGE;
}

/**
 * The text of a language-dependent field: `localised(point, 'servPt', 'en')` reads `servPtEng`.
 * A record without the three suffixed fields is a type error.
 */
export function localised<Field extends string>(
  record: { readonly [Key in `${NoInfer<Field>}${Suffix}`]: string },
  field: Field,
  language: Language,
): string {
  const key: `${Field}${Suffix}` = `${field}${SUFFIX[language]}`;
  return record[key];
}

/**
 * The language a caller prefers (RFC 9110, section 12.5.4). Chinese without a
 * script or a region is taken for simplified, as browsers mean it; no known
 * language is the default one.
 * @param acceptLanguage the header as received
 */
export function languageFromHeader(acceptLanguage: string | undefined): Language {
  let best: { language: Language; weight: number } | undefined;
  for (const item of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = item.split(';');
    const language = languageOfTag(tag.trim().toLowerCase());
    const weight = weightOf(parameters);
    if (language !== undefined && weight > 0 && (best === undefined || weight > best.weight)) {
      best = { language, weight };
    }
  }
  return best?.language ?? DEFAULT_LANGUAGE;
}

function languageOfTag(tag: string): Language | undefined {
  const [primary, ...rest] = tag.split('-');
  if (primary === 'en') return 'en';
  if (primary === 'yue') return 'tw';
  if (primary !== 'zh') return undefined;
  if (rest.includes('hant')) return 'tw';
  if (rest.includes('hans')) return 'zh';
  return rest.some((region) => region === 'tw' || region === 'hk' || region === 'mo') ? 'tw' : 'zh';
}

function weightOf(parameters: string[]): number {
  const quality = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  if (quality === undefined) return 1;
  const weight = Number(quality.slice(2));
  return Number.isNaN(weight) ? 0 : weight;
}
