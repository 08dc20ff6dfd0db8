import type { TestItem } from '@phial/contract/content/test-item';
import type { LocalText } from '@phial/domain/language';

/** The names of a test; one without a simplified or an English name goes by what it has. */
export function namesOf({
  nameEng,
  nameCht,
  nameChs,
}: Pick<TestItem, 'nameEng' | 'nameCht' | 'nameChs'>): LocalText {
  const chinese = nameCht || nameChs || nameEng;
  return { en: nameEng || chinese, tw: chinese, zh: nameChs || chinese };
}
