import type { FirstPassword, ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { Role } from '@phial/domain/account';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Actor } from '../audit/record-event.ts';
import type { Transaction } from '../db/pool.ts';
import { readRecords, type SheetColumns, type SheetRow } from './read-sheet.ts';
import type { SheetRecords } from './sheet-records.ts';

/** What an import has to work with, inside its transaction. */
export interface ImportWork {
  readonly tx: Transaction;
  readonly deps: Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys'>;
  readonly actor: Actor;
  readonly now: Date;
}

/** What a file would change. */
export interface ImportPlan {
  /** What is wrong between its rows, or with what the database holds; nothing is written then. */
  readonly problems: readonly ImportProblem[];
  /** In the order of the file; what it takes away comes last. */
  readonly changes: readonly ImportChange[];
  readonly unchanged: number;
  /** Writes the changes and their audit event. */
  write(): Promise<void>;
  /** Of the accounts that were written; shown this once. */
  firstPasswords?(): readonly FirstPassword[];
  /** What to do once the transaction is committed, such as clearing a cache. */
  afterwards?(): void | Promise<void>;
}

/** A kind of file that can be imported. */
export interface ImportKind {
  /** Who may import it in the browser. */
  readonly roles: readonly Role[];
  /** The names of its columns, in the order of the template. */
  readonly columns: readonly string[];
  /**
   * Works out what a file would change. Whatever it reads to decide so is locked until the transaction ends, so that
   * writing does what was planned.
   * @returns problems alone where rows cannot be read
   */
  plan(records: SheetRecords, work: ImportWork): Promise<ImportPlan | { readonly problems: ImportProblem[] }>;
}

/** An {@link ImportKind} by its columns, and what its rows mean. */
export function importKind<Row extends object>({
  roles,
  columns,
  planRows,
}: {
  roles: readonly Role[];
  columns: SheetColumns<Row>;
  planRows: (rows: readonly SheetRow<Row>[], work: ImportWork) => Promise<ImportPlan>;
}): ImportKind {
  return {
    roles,
    columns: Object.keys(columns),
    plan: async (records, work) => {
      const sheet = readRecords(records, columns);
      const { rows } = sheet;
      const isEmpty = rows.length === 0 && sheet.problems.length === 0;
      const problems: readonly ImportProblem[] = isEmpty ? [{ line: 1, code: 'no-rows' }] : sheet.problems;
      const plan = await planRows(rows, work);
      if (problems.length === 0 && plan.problems.length === 0) return plan;
      return { problems: [...problems, ...plan.problems].toSorted((a, b) => a.line - b.line) };
    },
  };
}
