import { COLUMNS } from '../catalogue/command/columns.ts';
import type { FileFormat } from '../catalogue/command/file-format.ts';
import { type ImportOutcome, importCatalogue } from '../catalogue/command/import.ts';
import type { TestApp } from './build-test-app.ts';

export const CSV_HEAD = COLUMNS.join(',');

/** Lines of a file: each the cells of some columns over those of an item that is right. */
export function csvFile(...rows: Partial<Record<(typeof COLUMNS)[number], string>>[]): string {
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

/** Imports a file of this content. */
export function importFile(
  test: TestApp,
  content: string | Uint8Array,
  { format = 'csv', dryRun = false }: { format?: FileFormat; dryRun?: boolean } = {},
): Promise<ImportOutcome> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return importCatalogue(test, { bytes, format, dryRun });
}
