import type { LocalText } from '../db/local-text.ts';

export type UsageScope = '0' | '1';
export type UnitType = 'SINGLE' | 'GROUP';

/** A test, or a group of tests, as the laboratory keeps it. */
export interface CatalogueItem {
  readonly id: string;
  /** The laboratory's own; empty where it has none. */
  readonly code: string;
  readonly name: LocalText;
  /** `dictValue` of the dictionary `test_item_subject`. */
  readonly subject: string;
  readonly usageScope: UsageScope;
  readonly unitType: UnitType;
  /** Empty in a language where it is not known. */
  readonly specimen: LocalText;
  readonly turnaround: LocalText;
  /** How to prepare, and how the specimen is collected: sanitised HTML. */
  readonly preparation: LocalText;
  /** Shown under the reference intervals: sanitised HTML. */
  readonly remark: LocalText;
  readonly synonyms: readonly string[];
  /** Ids of a group's tests, in their order. */
  readonly children: readonly string[];
  /** Whether visitors see it. */
  readonly published: boolean;
}
