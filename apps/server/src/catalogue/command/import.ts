import type { AppDependencies } from '../../app-dependencies.ts';
import { recordEvent } from '../../audit/record-event.ts';
import type { Queryable } from '../../db/pool.ts';
import { comparedCatalogues, type Replacement } from '../compared-catalogues.ts';
import { knownSubjects } from '../known-subjects.ts';
import { replaceCatalogue } from '../replace-catalogue.ts';
import { readCatalogueItems } from '../test-items.sql.ts';
import { checkCatalogue } from './check-catalogue.ts';
import type { CatalogueFile, Complaint } from './columns.ts';
import { readCsv } from './csv-file.ts';
import type { FileFormat } from './file-format.ts';
import { fileText } from './file-text.ts';
import { readJson } from './json-file.ts';

export type ImportOutcome =
  | { readonly complaints: readonly Complaint[] }
  | {
      readonly items: number;
      readonly replacement: Replacement;
      /** False where there is no dictionary of subjects to check them against. */
      readonly subjectsChecked: boolean;
    };

/**
 * Replaces the whole catalogue by a file's, in one transaction; when anything in
 * the file is wrong, changes nothing and reports every fault.
 * @param dryRun reports what would change, and changes nothing
 */
export async function importCatalogue(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  { bytes, format, dryRun }: { bytes: Uint8Array; format: FileFormat; dryRun: boolean },
): Promise<ImportOutcome> {
  const text = fileText(bytes);
  if (typeof text !== 'string') return { complaints: text };
  const file = format === 'csv' ? readCsv(text) : readJson(text);
  return db.transaction(async (tx) => {
    const subjects = await knownSubjects(tx);
    const { items, complaints } = checked(file, subjects);
    if (complaints.length > 0) return { complaints };
    const replacement = dryRun
      ? comparedCatalogues(await readCatalogueItems(tx), items)
      : await replace(tx, items, clock.now());
    return { items: items.length, replacement, subjectsChecked: subjects !== undefined };
  });
}

function checked(file: CatalogueFile, subjects: ReadonlySet<string> | undefined) {
  const { items, complaints } = checkCatalogue(file.lines, subjects);
  const empty = items.length === 0 && file.complaints.length === 0;
  const all = [...file.complaints, ...complaints];
  if (empty) all.push({ location: 'the file', what: 'has no items, and would empty the catalogue' });
  return { items, complaints: all.toSorted((a, b) => numberOf(a) - numberOf(b)) };
}

async function replace(
  tx: Queryable,
  items: Parameters<typeof replaceCatalogue>[1],
  at: Date,
): Promise<Replacement> {
  const replacement = await replaceCatalogue(tx, items, at);
  const { added, changed, unchanged, removed } = replacement;
  await recordEvent(tx, {
    at,
    actor: 'command',
    action: 'catalogue-imported',
    detail: { added, changed, unchanged, removed },
  });
  return replacement;
}

function numberOf({ location }: Complaint): number {
  return Number(/\d+/.exec(location)?.[0] ?? 0);
}
