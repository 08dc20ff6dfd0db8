import { createHash } from 'node:crypto';
import type {
  ImportChange,
  ImportKindName,
  ImportPreview,
  ImportProblems,
  ImportResult,
  SheetEncoding,
} from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/record-event.ts';
import type { Transaction } from '../db/pool.ts';
import { retryWhenUndone } from '../db/retry.ts';
import { Refused } from '../errors.ts';
import type { FileFormat } from '../sheet/file-format.ts';
import type { ImportPlan } from '../sheet/import-kind.ts';
import { parseJsonRecords } from '../sheet/json-records.ts';
import { parseRecords, type SheetRecords } from '../sheet/sheet-records.ts';
import { sheetText } from '../sheet/sheet-text.ts';
import { threadPool } from '../thread-pool.ts';
import { IMPORTS } from './kinds.ts';

type ImportDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;

/** A file to import. */
export interface ImportFile {
  readonly kind: ImportKindName;
  readonly bytes: Uint8Array;
  /** CSV unless given. */
  readonly format?: FileFormat;
  /** Named by a person, instead of recognised. */
  readonly encoding?: SheetEncoding | undefined;
}

/** Signs of a file that is read in a thread: it would hold up everybody else for longer than a hundredth of a second. */
const LARGE = 100_000;

const readingThread = threadPool<string, SheetRecords>(
  new URL('../sheet/sheet-records.ts', import.meta.url),
  'parseRecords',
  () => 1,
);

/** Most problems and changes of an answer. */
const MOST_LISTED = 500;

/**
 * What a file would change; changes nothing.
 * @throws Refused `import-invalid` with every fault
 */
export async function previewImport(
  deps: ImportDependencies,
  file: ImportFile,
  actor: Actor,
): Promise<ImportPreview> {
  const read = await readFile(file);
  return retryWhenUndone(() =>
    deps.db.transaction(async (tx) => (await planned(deps, tx, { file, read, actor })).preview),
  );
}

/**
 * Imports a file, all of it or nothing.
 * @param agreed fingerprint of the preview that a person has seen; undefined where nobody looks at one
 * @throws Refused `import-invalid` with every fault, `import-outdated` with the present preview
 */
export async function runImport(
  deps: ImportDependencies,
  file: ImportFile,
  { actor, agreed }: { actor: Actor; agreed: string | undefined },
): Promise<ImportResult> {
  const read = await readFile(file);
  const { plan, result } = await retryWhenUndone(() =>
    deps.db.transaction(async (tx) => {
      const work = await planned(deps, tx, { file, read, actor });
      if (agreed !== undefined && agreed !== work.preview.fingerprint) {
        throw new Refused('import-outdated', { preview: work.preview });
      }
      await work.plan.write();
      const passwords = [...(work.plan.firstPasswords?.() ?? [])];
      return { plan: work.plan, result: { ...work.preview, passwords } };
    }),
  );
  await plan.afterwards?.();
  return result;
}

/** The rows of a file. */
interface FileRead {
  readonly records: SheetRecords;
  readonly encoding: SheetEncoding;
}

async function planned(
  deps: ImportDependencies,
  tx: Transaction,
  { file, read: { records, encoding }, actor }: { file: ImportFile; read: FileRead; actor: Actor },
) {
  const plan = await IMPORTS[file.kind].plan(records, { tx, deps, actor, now: deps.clock.now() });
  if (!('write' in plan)) throw invalid(plan.problems, encoding);
  return { plan, preview: previewOf(plan, encoding, file.bytes) };
}

async function readFile(file: ImportFile): Promise<FileRead> {
  const read = sheetText(file.bytes, file.encoding);
  if (read === undefined) throw invalid([{ line: 1, code: 'encoding' }]);
  const { text, encoding } = read;
  if (file.format === 'json')
    return { records: parseJsonRecords(text, IMPORTS[file.kind].columns), encoding };
  return { records: text.length > LARGE ? await readingThread.run(text) : parseRecords(text), encoding };
}

function invalid(problems: readonly ImportProblem[], encoding?: SheetEncoding): Refused<'import-invalid'> {
  const data: ImportProblems = { count: problems.length, problems: problems.slice(0, MOST_LISTED) };
  return new Refused('import-invalid', encoding === undefined ? data : { ...data, encoding });
}

function previewOf(
  { changes, unchanged }: ImportPlan,
  encoding: SheetEncoding,
  bytes: Uint8Array,
): ImportPreview {
  const count = (effect: ImportChange['effect']) =>
    changes.filter((change) => change.effect === effect).length;
  return {
    encoding,
    added: count('added'),
    changed: count('changed'),
    unchanged,
    removed: count('removed'),
    changes: changes.slice(0, MOST_LISTED),
    fingerprint: createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([encoding, changes, unchanged]))
      .digest('hex'),
  };
}
