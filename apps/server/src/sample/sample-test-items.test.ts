import { expect, it } from 'vitest';
import { cellsOfItem, itemOfRow } from '../catalogue/import/item-of-row.ts';
import { problemsBetweenRows } from '../catalogue/import/problems-between-rows.ts';
import { TEST_ITEM_COLUMNS } from '../catalogue/import/test-item-row.ts';
import { readRecords } from '../sheet/read-sheet.ts';
import { contentEntryRows } from './sample-entries.ts';
import { sampleCatalogue } from './sample-test-items.ts';

it('the sample catalogue is one that the import takes, and says the same afterwards', () => {
  const subjects = new Set(
    contentEntryRows(new Date(0)).flatMap(({ body }) =>
      'dictType' in body && body.dictType === 'test_item_subject' ? [body.dictValue] : [],
    ),
  );
  const sample = sampleCatalogue();
  const names = Object.keys(TEST_ITEM_COLUMNS) as (keyof typeof TEST_ITEM_COLUMNS)[];
  const cells = sample.map(cellsOfItem).map((row) => names.map((name) => row[name]));
  const records = [names, ...cells].map((row, index) => ({ line: index + 1, cells: row }));
  const { rows, problems } = readRecords({ records, problems: [] }, TEST_ITEM_COLUMNS);
  const items = rows.map(({ values }) => itemOfRow(values));
  expect(subjects.size).toBeGreaterThanOrEqual(12);
  expect([...problems, ...problemsBetweenRows(rows)]).toEqual([]);
  expect(items).toEqual(sample);
  expect(items.filter(({ subject }) => !subjects.has(subject))).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(250);
});
