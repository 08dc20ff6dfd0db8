import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import type { TestItemRow } from './test-item-row.ts';

type Rows = readonly SheetRow<TestItemRow>[];

/** What is wrong with a catalogue whose rows are each right. */
export function problemsBetweenRows(rows: Rows): ImportProblem[] {
  return [...repeated(rows, 'testItemId'), ...repeated(rows, 'code'), ...childProblems(rows)];
}

function* repeated(rows: Rows, column: 'testItemId' | 'code'): Generator<ImportProblem> {
  const first = new Map<string, number>();
  for (const { line, values } of rows) {
    const value = values[column];
    // The database distinguishes ids by letter case, but not codes.
    const key = column === 'code' ? value.toLowerCase() : value;
    const before = first.get(key);
    if (key === '') continue;
    if (before === undefined) first.set(key, line);
    else yield { line, column, code: 'repeated', value, expected: [String(before)] };
  }
}

function* childProblems(rows: Rows): Generator<ImportProblem> {
  const byId = new Map(rows.map(({ values }) => [values.testItemId, values]));
  const column = 'children';
  for (const { line, values } of rows) {
    const { testItemId, unitType, children } = values;
    const isGroup = unitType === 'GROUP';
    if (isGroup && children.length === 0) yield { line, column, code: 'group-empty' };
    if (!isGroup && children.length > 0) yield { line, column, code: 'single-with-children' };
    for (const child of new Set(children)) {
      if (!byId.has(child)) yield { line, column, code: 'child-unknown', value: child };
      if (children.indexOf(child) !== children.lastIndexOf(child)) {
        yield { line, column, code: 'child-repeated', value: child };
      }
    }
    const circle = circleFrom(testItemId, byId);
    if (circle) yield { line, column, code: 'child-circle', value: circle.join(' > ') };
  }
}

/** The way from an item by children back to it; undefined when there is none. */
function circleFrom(id: string, byId: ReadonlyMap<string, TestItemRow>): string[] | undefined {
  const seen = new Set<string>();
  const ways: string[][] = [[id]];
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    for (const child of byId.get(way.at(-1) ?? '')?.children ?? []) {
      if (child === id) return [...way, id];
      if (seen.has(child)) continue;
      seen.add(child);
      ways.push([...way, child]);
    }
  }
  return undefined;
}
