import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { SheetRow } from '../../sheet/read-sheet.ts';

/**
 * The first row of each key, and a problem for every other one.
 * @param column that the problem is said of
 * @param keyOf undefined for a row that stands for itself
 */
export function firstRows<Row extends object>(
  rows: readonly SheetRow<Row>[],
  column: string,
  keyOf: (values: Row) => string | undefined,
): { first: SheetRow<Row>[]; problems: ImportProblem[] } {
  const lines = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const first = rows.filter(({ line, values }) => {
    const value = keyOf(values);
    if (value === undefined) return true;
    const before = lines.get(value);
    if (before === undefined) lines.set(value, line);
    else problems.push({ line, column, code: 'repeated', value, expected: [String(before)] });
    return before === undefined;
  });
  return { first, problems };
}
