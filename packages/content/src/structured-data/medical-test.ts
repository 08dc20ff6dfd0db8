import { listedItems, type PackagePage } from '@phial/contract/content/package-catalogue';
import type { Language, LocalText } from '@phial/domain/language';
import { publicPath } from '@phial/domain/public-address';
import type { PageContext, Thing } from './laboratory.ts';

/** A test as the catalogue knows it. */
export interface CatalogueTest {
  readonly name: LocalText;
  /** The laboratory's own code; empty where it has none. */
  readonly code: string;
  readonly url: string;
  readonly contains: readonly LocalText[];
}

/**
 * A test for search engines. The code is an identifier of the laboratory, not
 * one of a public coding system; what a test is used for, its normal range and
 * its device are not the website's to say.
 */
export function medicalTest({ name, code, url, contains }: CatalogueTest, language: Language): Thing {
  const panel = contains.length > 0;
  return {
    '@type': panel ? ['MedicalTest', 'MedicalTestPanel'] : 'MedicalTest',
    '@id': `${url}#test`,
    name: name[language],
    alternateName: otherNames(name, language),
    identifier: code === '' ? undefined : code,
    url,
    subTest: panel ? contains.map((part) => ({ '@type': 'MedicalTest', name: part[language] })) : undefined,
  };
}

/** A test package, with the items that are known of it. */
export function packageTest(page: PackagePage, { language, origin }: PageContext): Thing {
  const contains = listedItems(page).map(({ name }) => name);
  const url = origin + publicPath(language, 'packages', page.component);
  return medicalTest({ name: page.name, code: page.code, url, contains }, language);
}

function otherNames(name: LocalText, language: Language): string[] {
  return [...new Set(Object.values(name))].filter((other) => other !== '' && other !== name[language]);
}
