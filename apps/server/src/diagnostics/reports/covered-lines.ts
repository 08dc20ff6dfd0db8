import type { OrderLine } from '@phial/contract/orders/order';
import type { ReportResult, ResultGroup } from '@phial/contract/reports/report-content';
import { meantItems, type OrderedItem } from '@phial/domain/orders/ordered-items';
import { isUnfinished, type ReportStatus } from '@phial/domain/reports/report-status';

/** The lines of an order that a report answers, by index from 0. */
export interface CoveredLines {
  /** By the report as a whole or by a part of it. */
  readonly covers: number[];
  /** By the report as a whole: what it can be called. */
  readonly titled: number[];
}

/** The parts of a report that can name what was ordered. */
export interface NamedReport {
  readonly status: ReportStatus;
  readonly codes: readonly string[];
  readonly content: { readonly title: string; readonly groups: readonly ResultGroup[] };
}

const SETTLED: ReadonlySet<ReportResult['status']> = new Set(['final', 'amended', 'corrected']);

/**
 * Compares a report with what was ordered: its own code and title, the headings of its groups and,
 * for single tests, its results. A part counts only where its results are there; a package is never
 * taken for answered by one result.
 */
export function coveredLines(lines: readonly OrderLine[], report: NamedReport): CoveredLines {
  const { status, codes, content } = report;
  const isThere = (result: ReportResult) =>
    SETTLED.has(result.status) || (result.status === 'preliminary' && isUnfinished(status));
  const titled = meantItems(lines.map(orderedItem), { codes, name: content.title });
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
  return { covers: [...new Set([...titled, ...groups, ...results])].sort((a, b) => a - b), titled };
}

const NAMELESS: OrderedItem = { itemId: '', code: '', names: [] };

function orderedItem({ itemId, code, name }: OrderLine): OrderedItem {
  return { itemId, code, names: Object.values(name) };
}
