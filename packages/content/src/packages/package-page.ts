/**
 * The shape of a test package's page. What the laboratory has not stated is
 * absent, never guessed, and the page asks the reader to enquire
 * (docs/rules/catalogue.md#unknown-values): whoever completes the catalogue
 * adds it here.
 */
import type { LocalText } from '@phial/domain/language';

/** The volumes that specimens come in. */
export type Millilitres = 2 | 3 | 5 | 10 | 20;

export interface Specimen {
  readonly text: LocalText;
  /** For the sign beside the line. */
  readonly vessel: 'tube' | 'cup';
}

export interface TestItem {
  readonly name: LocalText;
  /** The test of the catalogue that it is; absent where the catalogue has none, and the name leads nowhere. */
  readonly testItemId?: string;
  /** Marked as applicable to one sex only. */
  readonly onlyFor?: 'female' | 'male';
}

export interface TestItemGroup {
  /** Green sub-heading of the health checks (docs/rules/packages.md#partial-item-lists). */
  readonly heading?: LocalText;
  /** Empty where only the heading is known. */
  readonly items: readonly TestItem[];
}

interface TestItemList {
  /** False while the package holds more than is listed here. */
  readonly complete: boolean;
  /** What is known of the list as a whole, such as the number of its items. */
  readonly note?: LocalText;
  readonly groups: readonly TestItemGroup[];
}

/** A row of the allergen reference table. */
export interface AllergenClass {
  /** In kUA/L. */
  readonly result: LocalText;
  readonly significance: LocalText;
  readonly class: number;
}

/** Report turnaround in days; two numbers where the one or the other holds (docs/rules/packages.md#turnaround). */
export type TurnaroundDays = readonly [1 | 2 | 3 | 4] | readonly [1, 4];

export interface PackagePage {
  /**
   * Names the page in its address: kebab case of the English name, as codes repeat
   * (docs/rules/packages.md#address-of-a-package).
   */
  readonly component: string;
  readonly code: string;
  readonly name: LocalText;
  /** Other words that people type for it, in any language; never shown. */
  readonly alsoCalled?: string;
  readonly specimens?: readonly Specimen[];
  readonly turnaroundDays?: TurnaroundDays;
  readonly fasting?: LocalText;
  readonly testItems: TestItemList;
  readonly remarks?: readonly LocalText[];
  /** Shown among the remarks. */
  readonly allergenClasses?: readonly AllergenClass[];
}

/** Packages of one kind; a file of this folder each. */
export interface ProfileGroup {
  readonly code: string;
  readonly name: LocalText;
  readonly pages: readonly PackagePage[];
}

/** No item is given. */
export const ITEMS_NOT_GIVEN: TestItemList = { complete: false, groups: [] };

/** A full list without sub-headings. */
export function allItems(...items: readonly TestItem[]): TestItemList {
  return { complete: true, groups: [{ items }] };
}

/** The items that are given of a longer list without sub-headings. */
export function someItems(...items: readonly TestItem[]): TestItemList {
  return { complete: false, groups: [{ items }] };
}
