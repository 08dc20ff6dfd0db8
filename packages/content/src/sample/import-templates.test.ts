import { IMPORT_KINDS } from '@phial/contract/imports/import';
import { expect, it } from 'vitest';
import { templateRows } from './import-templates.ts';

it.each(IMPORT_KINDS)('the template of %s has as many cells in each row as it has headings', (kind) => {
  const [headings = [], ...rows] = templateRows(kind);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => row.length !== headings.length)).toEqual([]);
});
