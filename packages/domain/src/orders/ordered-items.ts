import { isUnfinished, isWithdrawn, type ReportStatus } from '../reports/report-status.ts';

/** How far an ordered item has got. */
export const LINE_STATES = ['outstanding', 'preliminary', 'reported'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** An item of an order, by everything it goes by. */
export interface OrderedItem {
  readonly itemId: string;
  /** Of the laboratory; empty where it has none. */
  readonly code: string;
  /** In any language. */
  readonly names: readonly string[];
}

/** What a report, or a part of it, says it is. */
export interface ReportedName {
  readonly codes: readonly string[];
  readonly name: string;
}

/**
 * The items that a report means: by the item's id, by its code, else by its
 * name. A code or name that several items share identifies none of them.
 * @returns the indexes of the items, from 0
 */
export function meantItems(items: readonly OrderedItem[], { codes, name }: ReportedName): number[] {
  const said = new Set(codes.filter((code) => code !== ''));
  const key = comparableName(name);
  const ways: readonly ((item: OrderedItem) => boolean)[] = [
    ({ itemId }) => said.has(itemId),
    ({ code }) => said.has(code),
    ({ names }) => key !== '' && names.some((one) => comparableName(one) === key),
  ];
  for (const fits of ways) {
    const found = items.flatMap((item, index) => (fits(item) ? [index] : []));
    if (found.length > 0) return found.length === 1 ? found : [];
  }
  return [];
}

/** How much of a report is there: every result, some while others are still to come, or none. */
export type Completeness = 'whole' | 'part' | 'none';

/** The newest version of a report, with the indexes of the ordered items it answers. */
export interface AnsweringReport {
  readonly status: ReportStatus;
  /** As a whole or by a part of it whose results are there. */
  readonly covers: readonly number[];
  /** Those among them that it answers as a whole; none if left out. */
  readonly titled?: readonly number[];
  /** Whole if left out. */
  readonly completeness?: Completeness;
}

export interface OrderProgress {
  /** Of each item, in their order. */
  readonly lines: LineState[];
  /** Reports that name none of several items: nobody can know which of them is there. */
  readonly unmatched: number;
}

/**
 * How far an order has got by the reports there are for it. Withdrawn ones, and those without any result,
 * count for nothing; one with results still to come is preliminary, whatever its status says. Where one item was ordered, every report of the order is
 * about it, whatever the laboratory calls it.
 * @param items how many were ordered
 */
export function progressOf(items: number, reports: readonly AnsweringReport[]): OrderProgress {
  const valid = reports
    .filter(({ status, completeness }) => !isWithdrawn(status) && completeness !== 'none')
    .map((report) => (items === 1 ? { ...report, covers: [0], titled: [0] } : report));
  return {
    lines: Array.from({ length: items }, (_, index) => lineState(valid, index)),
    unmatched: items === 0 ? 0 : valid.filter(({ covers }) => covers.length === 0).length,
  };
}

function lineState(valid: readonly AnsweringReport[], index: number): LineState {
  const reports = valid.filter(({ covers }) => covers.includes(index));
  if (reports.length === 0) return 'outstanding';
  const isOpen = ({ status, titled = [], completeness }: AnsweringReport) =>
    isUnfinished(status) || (completeness === 'part' && titled.includes(index));
  return reports.some(isOpen) ? 'preliminary' : 'reported';
}

/** What the reports of an order together mean for it. */
export function reportEvent(
  items: number,
  reports: readonly AnsweringReport[],
): 'report' | 'report-part' | 'report-none' {
  const valid = reports.filter(({ status }) => !isWithdrawn(status));
  if (valid.length === 0) return 'report-none';
  const isWhole = progressOf(items, reports).lines.every((state) => state === 'reported');
  const isMoreToCome = ({ status, completeness }: AnsweringReport) =>
    isUnfinished(status) || completeness === 'part';
  return isWhole && !valid.some(isMoreToCome) ? 'report' : 'report-part';
}

/** Letter case, width, blanks and punctuation do not matter: `CA 15-3` and `CA15.3` are one. */
function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
