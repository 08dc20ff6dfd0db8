import type { OrderLine } from '@phial/contract/orders/order';
import type { ReportContent, ReportResult } from '@phial/contract/reports/report-content';
import { type Completeness, meantItems, type OrderedItem } from '@phial/domain/orders/ordered-items';
import { isUnfinished, type ReportStatus } from '@phial/domain/reports/report-status';

/** The lines of an order that a report answers, by index from 0. */
export interface CoveredLines {
  /** By the report as a whole or by a part of it. */
  readonly covers: number[];
  /** By the report as a whole: what it can be called. */
  readonly titled: number[];
  /** Whether every result is there. */
  readonly completeness: Completeness;
}

/** The parts of a report that can name what was ordered. */
export interface NamedReport {
  readonly status: ReportStatus;
  readonly codes: readonly string[];
  readonly content: Pick<ReportContent, 'title' | 'groups' | 'conclusion' | 'attachments'>;
}

const SETTLED: ReadonlySet<ReportResult['status']> = new Set(['final', 'amended', 'corrected']);

/**
 * Compares a report with what was ordered: its own code and title, the headings of its groups and,
 * for single tests, its results. The whole and a part count only where their results are there; a package is never
 * taken for answered by one result.
 */
export function coveredLines(lines: readonly OrderLine[], report: NamedReport): CoveredLines {
  const { status, codes, content } = report;
  const isThere = (result: ReportResult) =>
    SETTLED.has(result.status) || (result.status === 'preliminary' && isUnfinished(status));
  const completeness = completenessOf(status, content);
  // It is called what was ordered, also when it has no result.
  const titled = titledLines(lines, { codes, name: content.title });
  const whole = completeness === 'none' ? [] : titled;
  const groups = content.groups
    .filter(({ name, results }) => name !== '' && results.every(isThere))
    .flatMap(({ name }) => meantItems(lines.map(orderedItem), { codes: [], name }));
  // The others keep their index, and go by no name.
  const tests = lines.map((line) => (line.kind === 'TEST_ITEM' ? orderedItem(line) : NAMELESS));
  const results = content.groups
    .flatMap((group) => group.results)
    // A component is a part of what was ordered, never the whole.
    .filter((result) => isThere(result) && result.component === undefined)
    .flatMap(({ test }) => meantItems(tests, { codes: [test.code], name: test.name }));
  const covers = [...new Set([...whole, ...groups, ...results])].sort((a, b) => a - b);
  return { covers, titled, completeness };
}

/** The lines that a report means by its own code and title, by index from 0. */
export function titledLines(
  lines: readonly OrderLine[],
  reported: { readonly codes: readonly string[]; readonly name: string },
): number[] {
  return meantItems(lines.map(orderedItem), reported);
}

const TO_COME: ReadonlySet<ReportResult['status']> = new Set(['registered', 'preliminary', 'unknown']);

/**
 * By the results, whatever the report says of itself: one that is marked as final may hold results that are still to
 * come. A cancelled result neither comes nor is missed, unless there is no other; a document or a comment answers by
 * itself. What an unfinished report lacks is yet to come.
 */
function completenessOf(
  status: ReportStatus,
  { groups, conclusion, attachments = [] }: NamedReport['content'],
): Completeness {
  const results = groups.flatMap((group) => group.results);
  if (results.some((result) => TO_COME.has(result.status))) {
    const isThere = isUnfinished(status) || results.some((result) => SETTLED.has(result.status));
    return isThere ? 'part' : 'none';
  }
  const isAnswered =
    results.some((result) => SETTLED.has(result.status)) || conclusion !== '' || attachments.length > 0;
  if (isAnswered) return 'whole';
  return isUnfinished(status) ? 'part' : 'none';
}

const NAMELESS: OrderedItem = { itemId: '', code: '', names: [] };

function orderedItem({ itemId, code, name }: OrderLine): OrderedItem {
  return { itemId, code, names: Object.values(name) };
}
