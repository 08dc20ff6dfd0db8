import type { ChildItem, TestItem } from '@phial/contract/content/test-item';
import { HTML_LANG, type Language, localised } from '@phial/domain/language';

/** The Chinese name in the reader's script: simplified only for its readers. */
export function chineseName(item: ChildItem, language: Language): string {
  return language === 'zh' ? item.nameChs || item.nameCht : item.nameCht;
}

/** The `lang` of {@link chineseName}. */
export function chineseLang(language: Language) {
  return HTML_LANG[language === 'zh' ? 'zh' : 'tw'];
}

/** The name in the language of the site; the English one where there is no other. */
export function nameIn(item: ChildItem, language: Language): string {
  return localised(item, 'name', language) || item.nameEng;
}

/** A text of the catalogue, and the language it is in. */
export interface ItemText {
  readonly text: string;
  readonly lang: (typeof HTML_LANG)[Language];
}

/**
 * A text of the item in the language of the site, else in one that has it: a
 * specimen given in another language is better than none.
 * @returns undefined where it is not known in any
 */
export function textIn(
  item: TestItem,
  field: 'specimenRequire' | 'tat' | 'preparation' | 'remark',
  language: Language,
): ItemText | undefined {
  const having = ([language, 'tw', 'en', 'zh'] as const).find(
    (one) => localised(item, field, one).trim() !== '',
  );
  return having && { text: localised(item, field, having), lang: HTML_LANG[having] };
}
