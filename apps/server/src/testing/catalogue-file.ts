import type { ImportPreview } from '@phial/contract/imports/import';
import { TEST_ITEM_COLUMNS, type TestItemRow } from '../catalogue/import/test-item-row.ts';
import { previewImport, runImport } from '../imports/imports.service.ts';
import type { FileFormat } from '../sheet/file-format.ts';
import type { TestApp } from './build-test-app.ts';

const COLUMNS = Object.keys(TEST_ITEM_COLUMNS);

export const CSV_HEAD = COLUMNS.join(',');

/** Lines of a file: each the cells of some columns over those of an item that is right. */
export function csvFile(...rows: Partial<Record<keyof TestItemRow, string>>[]): string {
  const lines = rows.map((row, index) => {
    const cells: Record<string, string> = {
      testItemId: `N${index}`,
      code: `K${index}`,
      nameEng: `Name ${index}`,
      nameCht: `名 ${index}`,
      subject: 'BIO',
      usageScope: '0',
      unitType: 'SINGLE',
      ...row,
    };
    return COLUMNS.map((column) => cells[column] ?? '').join(',');
  });
  return [CSV_HEAD, ...lines, ''].join('\r\n');
}

/** Imports a file of this content, as the command does. */
export function importFile(
  test: TestApp,
  content: string | Uint8Array,
  { format = 'csv', dryRun = false }: { format?: FileFormat; dryRun?: boolean } = {},
): Promise<ImportPreview> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = { kind: 'test-items', bytes, format } as const;
  return dryRun
    ? previewImport(test, file, 'command')
    : runImport(test, file, { actor: 'command', agreed: undefined });
}

/** The English names of the catalogue, in its order. */
export async function readItemNames(test: TestApp): Promise<string[]> {
  const rows = await test.db.kysely.selectFrom('test_item').select('name').orderBy('position').execute();
  return rows.map(({ name }) => (name as { en: string }).en);
}
