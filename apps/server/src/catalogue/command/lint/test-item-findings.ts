import { LANGUAGES, type Language } from '@phial/domain/language';
import type { LocalText } from '../../../db/local-text.ts';
import type { CatalogueItem } from '../../catalogue-item.ts';
import { type Finding, sharedBy } from './finding.ts';

const LANGUAGE_NAME: Readonly<Record<Language, string>> = {
  tw: 'traditional Chinese',
  zh: 'simplified Chinese',
  en: 'English',
};

const PARTS = ['specimen', 'turnaround', 'preparation', 'remark'] as const;

/** What a laboratory should mend in its test items. */
export function testItemFindings(items: readonly CatalogueItem[], subjects: readonly string[]): Finding[] {
  const without = (title: string, lacks: (item: CatalogueItem) => boolean): Finding => ({
    title,
    locations: items.filter(lacks).map(label),
  });
  const known = new Set(subjects);
  return [
    without('Test items without a specimen: add it', ({ specimen }) => isEmpty(specimen)),
    without('Test items without a turnaround: add it', ({ turnaround }) => isEmpty(turnaround)),
    without(
      'Test items without a preparation: say how to prepare, or that nothing is needed',
      ({ preparation }) => isEmpty(preparation),
    ),
    without('Test items without a code: add it', ({ code }) => code === ''),
    {
      title: 'Texts that are missing in some languages: add them',
      locations: items.flatMap((item) => PARTS.flatMap((part) => missingIn(item, part))),
    },
    {
      title: 'Names that several test items have: tell them apart',
      locations: LANGUAGES.flatMap((language) =>
        sharedBy(items, ({ name }) => name[language].toLowerCase()).map(
          ([, those]) => `${those[0]?.name[language]}: ${those.map(({ id }) => id).join(', ')}`,
        ),
      ).filter((location, index, all) => all.indexOf(location) === index),
    },
    without('Subjects that the dictionary does not have', ({ subject }) => !known.has(subject)),
    without('Test items that are not published', ({ published }) => !published),
  ];
}

function label({ id, name }: CatalogueItem): string {
  return `${id} ${name.en}`;
}

function isEmpty(text: LocalText): boolean {
  return LANGUAGES.every((language) => text[language] === '');
}

function missingIn(item: CatalogueItem, part: (typeof PARTS)[number]): string[] {
  const empty = LANGUAGES.filter((language) => item[part][language] === '');
  if (empty.length === 0 || empty.length === LANGUAGES.length) return [];
  return [`${label(item)}: ${part} in ${empty.map((language) => LANGUAGE_NAME[language]).join(' and ')}`];
}
