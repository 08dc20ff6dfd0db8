import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import { accountOf, recordEvent } from '../../audit/record-event.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import type { CatalogueItem } from '../catalogue-item.ts';
import { knownSubjects } from '../known-subjects.ts';
import { clearCatalogue } from '../prepared-catalogue.ts';
import { replaceCatalogue } from '../replace-catalogue.ts';
import { saysTheSame } from '../same-item.ts';
import { lockCatalogue, readCatalogueItems } from '../test-items.sql.ts';
import { itemOfRow } from './item-of-row.ts';
import { problemsBetweenRows } from './problems-between-rows.ts';
import { TEST_ITEM_COLUMNS, type TestItemRow } from './test-item-row.ts';

/** The whole catalogue: what the file does not have goes. */
export const testItemImport = importKind<TestItemRow>({
  roles: ['manager', 'administrator'],
  columns: TEST_ITEM_COLUMNS,
  planRows,
});

async function planRows(rows: readonly SheetRow<TestItemRow>[], work: ImportWork): Promise<ImportPlan> {
  const { tx, deps, actor, now } = work;
  await lockCatalogue(tx);
  const former = await readCatalogueItems(tx);
  const items = rows.map(({ line, values }) => ({ line, item: itemOfRow(values) }));
  const { changes, unchanged } = changesOf(former, items);
  const count = (effect: ImportChange['effect']) =>
    changes.filter((change) => change.effect === effect).length;
  return {
    problems: [...(await subjectProblems(rows, work)), ...problemsBetweenRows(rows)],
    changes,
    unchanged,
    write: async () => {
      await replaceCatalogue(
        tx,
        items.map(({ item }) => item),
        now,
        { by: accountOf(actor) },
      );
      const detail = {
        added: count('added'),
        changed: count('changed'),
        unchanged,
        removed: count('removed'),
      };
      await recordEvent(tx, { at: now, actor, action: 'catalogue-imported', detail });
    },
    afterwards: () => clearCatalogue(deps.db),
  };
}

/** None are reported where there is no dictionary of subjects. */
async function subjectProblems(
  rows: readonly SheetRow<TestItemRow>[],
  { tx }: ImportWork,
): Promise<ImportProblem[]> {
  const subjects = await knownSubjects(tx);
  if (subjects === undefined) return [];
  const expected = [...subjects];
  return rows
    .filter(({ values }) => !subjects.has(values.subject))
    .map(({ line, values }) => ({
      line,
      column: 'subject',
      code: 'not-one-of',
      value: values.subject,
      expected,
    }));
}

function changesOf(
  former: readonly CatalogueItem[],
  items: readonly { line: number; item: CatalogueItem }[],
): { changes: ImportChange[]; unchanged: number } {
  const before = new Map(former.map((item) => [item.id, item]));
  const kept = new Set(items.map(({ item }) => item.id));
  const changes = items.flatMap(({ line, item }): ImportChange[] => {
    const was = before.get(item.id);
    if (was === undefined) return [{ line, effect: 'added', title: item.name }];
    return saysTheSame(was, item) ? [] : [{ line, effect: 'changed', title: item.name }];
  });
  const removed = former
    .filter(({ id }) => !kept.has(id))
    .map(({ name }): ImportChange => ({ effect: 'removed', title: name }));
  return { changes: [...changes, ...removed], unchanged: items.length - changes.length };
}
