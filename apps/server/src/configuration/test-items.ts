import { testItemImport } from '../catalogue/import/test-item-import.ts';
import type { ImportWork as SheetWork } from '../sheet/import-kind.ts';
import { parseJsonRecords } from '../sheet/json-records.ts';
import { compareList, type ImportWork, wantedOrder } from './import-report.ts';
import type { Snapshot } from './snapshot.ts';
import { markItems } from './write.sql.ts';

/** Test items by the import of spreadsheets, which also checks them; those that the file lacks stay after its own. */
export async function importTestItems(
  work: ImportWork,
  wanted: Snapshot['testItems'],
  { present, sheet }: { present: Snapshot['testItems']; sheet: SheetWork },
): Promise<void> {
  const { tx, report } = work;
  const idOf = ({ testItemId }: { testItemId: string }) => testItemId;
  const { differing, same } = compareList(report, 'testItems', { wanted, present, idOf });
  report.same = same;
  const ids = wanted.map(idOf);
  const order = wantedOrder(present.map(idOf), ids);
  if (differing.length === 0 && order === undefined) return;
  const named = new Set(ids);
  const items = [...wanted, ...present.filter((item) => !named.has(idOf(item)))];
  const records = items.map(({ sample: _, ...cells }) => cells);
  const plan = await testItemImport.plan(
    parseJsonRecords(JSON.stringify(records), testItemImport.columns),
    sheet,
  );
  report.problems.push(
    ...plan.problems.map(({ line, column, code, value, expected }) => {
      const item = `testItems.${line - 1}`;
      return {
        path: column === undefined ? item : `${item}.${column}`,
        problem: code,
        ...(value !== undefined && { value }),
        ...(expected !== undefined && { expected }),
      };
    }),
  );
  if (!('write' in plan) || plan.problems.length > 0) return;
  if (differing.length === 0) report.changes.push({ effect: 'reordered', section: 'testItems', id: '' });
  await plan.write();
  const sample = wanted.flatMap((item) => (item.sample ? [idOf(item)] : []));
  await markItems(tx, ids, sample);
}
