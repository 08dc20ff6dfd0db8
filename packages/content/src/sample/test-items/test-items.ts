import type { LocalText } from '@phial/domain/language';
import file from '../../../sample/test-items.json' with { type: 'json' };

/**
 * An item of the sample's catalogue. The items are general laboratory knowledge, not a provider's list: no turnaround is
 * given, and a specimen only where the usual one is beyond doubt; the page asks the reader to enquire about the rest.
 * Names and synonyms want a medical reader before real use.
 */
export interface SampleTestItem {
  readonly testItemId: string;
  /** Fictional: S and four digits, a series for each subject. */
  readonly code: string;
  readonly name: LocalText;
  /** `dictValue` of the dictionary `test_item_subject`. */
  readonly subject: string;
  readonly unitType: string;
  readonly specimen: LocalText | undefined;
  readonly turnaround: LocalText | undefined;
  /** HTML. */
  readonly preparation: LocalText | undefined;
  /** HTML; shown under the reference intervals. */
  readonly remark: LocalText | undefined;
  /** What people type for it: other names, abbreviations, and what it is asked for; no names to print. */
  readonly synonyms: readonly string[];
  /** The `testItemId`s of a group's tests. */
  readonly children: readonly string[];
}

/** The test catalogue an empty database starts with, in the order of the subjects. */
export const testItems: readonly SampleTestItem[] = file.testItems.map((item) => ({
  testItemId: item.testItemId,
  code: item.code,
  name: { tw: item.nameCht, zh: item.nameChs, en: item.nameEng },
  subject: item.subject,
  unitType: item.unitType,
  specimen: given(item.specimenRequireCht, item.specimenRequireChs, item.specimenRequireEng),
  turnaround: given(item.tatCht, item.tatChs, item.tatEng),
  preparation: given(item.preparationCht, item.preparationChs, item.preparationEng),
  remark: given(item.remarkCht, item.remarkChs, item.remarkEng),
  synonyms: item.synonyms,
  children: item.children,
}));

/** Undefined where nothing is said in any language. */
function given(tw: string, zh: string, en: string): LocalText | undefined {
  return tw + zh + en === '' ? undefined : { tw, zh, en };
}
