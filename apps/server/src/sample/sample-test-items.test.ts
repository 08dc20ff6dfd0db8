import { expect, it } from 'vitest';
import { checkCatalogue } from '../catalogue/command/check-catalogue.ts';
import { rowOf } from '../catalogue/command/export.ts';
import { contentEntryRows } from './sample-entries.ts';
import { sampleCatalogue } from './sample-test-items.ts';

it('the sample catalogue is one that the import takes, and says the same afterwards', () => {
  const subjects = contentEntryRows(new Date(0)).flatMap(({ body }) =>
    'dictType' in body && body.dictType === 'test_item_subject' ? [body.dictValue] : [],
  );
  const sample = sampleCatalogue();
  const lines = sample.map((item, index) => ({ location: `line ${index + 2}`, cells: rowOf(item) }));
  const { items, complaints } = checkCatalogue(lines, new Set(subjects));
  expect(subjects.length).toBeGreaterThanOrEqual(12);
  expect(complaints).toEqual([]);
  expect(items).toEqual(sample);
  expect(items.length).toBeGreaterThanOrEqual(250);
});
