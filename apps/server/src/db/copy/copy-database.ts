import { StartError } from '../../start-failure.ts';
import { migrateEmpty, readAppliedMigrations } from '../migrate.ts';
import type { Queryable } from '../pool.ts';
import { type CopiedTable, listRelations, listSequences, listTables } from './catalogue.sql.ts';
import { copySequence, countDifferingSlots, sumOfTable } from './compare.sql.ts';
import { type CopyConnection, openCopyConnection, streamTable } from './copy-connection.ts';
import { setGuardsAside } from './guards.ts';
import { nextTransaction, passTransactions } from './transaction-numbers.ts';

/** A table that was copied and compared. */
export interface TableReport {
  readonly name: string;
  readonly rows: number;
  /** In PostgreSQL's text format. */
  readonly bytes: number;
  readonly seconds: number;
}

export interface CopyReport {
  readonly tables: readonly TableReport[];
  /** Slots whose counter was not the number of their appointments and holds in the source, nor is it in the copy. */
  readonly differingSlots: number;
  /** Whether positions in feeds stay good; see {@link passTransactions}. */
  readonly keepsPositions: boolean;
}

export interface CopyOptions {
  /** Addresses of the databases; the target is an empty one, the source is only read. */
  readonly source: string;
  readonly target: string;
  /** What is done next: `tables`, the name of a table, `compare`, `commit`. */
  readonly step?: (name: string) => void;
  /** More that has to hold for the copy; what it throws undoes everything. */
  readonly judge?: (copy: Queryable) => Promise<void>;
}

const OLDEST_VERSION = 150_000;

/**
 * Copies everything that Phial has in one database into another, empty one, whatever the versions of the two servers
 * of PostgreSQL from 15 on, as the owner of both. One snapshot of the source, kept from being written meanwhile; one
 * transaction of the target, which is committed only when every table has the same rows there.
 * @throws StartError, MigrationError or a database error; the target is then as empty as before
 */
export async function copyDatabase(options: CopyOptions): Promise<CopyReport> {
  const source = await openCopyConnection(options.source, 'The database to copy');
  try {
    const target = await openCopyConnection(options.target, 'The database to copy to');
    try {
      return await copyBetween(source, target, options);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyBetween(
  source: CopyConnection,
  target: CopyConnection,
  { step = () => undefined, judge }: CopyOptions,
): Promise<CopyReport> {
  await assertFit(target);
  const tables = await listTables(source);
  await source.run('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Before the first look, so that the snapshot has all that was ever written there.
  await source.run(`LOCK TABLE ${tables.map(({ name }) => name).join(', ')} IN SHARE MODE`);
  const migrations = await readAppliedMigrations(source);
  const keepsPositions = await passTransactions(target, await nextTransaction(source));

  step('tables');
  await target.run('BEGIN');
  await migrateEmpty(target, migrations);
  assertSameTables(tables, await listTables(target));
  const putGuardsBack = await setGuardsAside(target);
  await target.run(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
  const reports: TableReport[] = [];
  for (const table of tables) {
    step(table.name);
    reports.push(await copyTable(source, target, table));
  }
  for (const name of await listSequences(source)) await copySequence(source, target, name);

  step('compare');
  await putGuardsBack();
  for (const [index, table] of tables.entries()) {
    reports[index] = await compareTable(source, target, table, reports[index] as TableReport);
  }
  const differingSlots = await countDifferingSlots(target);
  await judge?.(target);

  step('commit');
  await target.run('COMMIT');
  // Nobody should have to wait for a plan made without figures.
  await target.run(`ANALYZE ${tables.map(({ name }) => name).join(', ')}`);
  return { tables: reports, differingSlots, keepsPositions };
}

/** @throws StartError when the target is too old, of another encoding, or not empty */
async function assertFit(target: CopyConnection): Promise<void> {
  const found = await target.row<{ version: number; encoding: string; schema: string | null }>({
    name: 'copy-target',
    text: `
SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
  current_schema() AS schema`,
  });
  if ((found?.version ?? 0) < OLDEST_VERSION) {
    throw new StartError('The database to copy to is older than PostgreSQL 15: upgrade it');
  }
  if (found?.encoding !== 'UTF8') {
    throw new StartError(
      `The database to copy to has the encoding ${found?.encoding}: make it anew with TEMPLATE template0 ENCODING 'UTF8'`,
    );
  }
  const present = (await listRelations(target)).map(({ name }) => name);
  if (present.length > 0) {
    throw new StartError(
      `The database to copy to is not empty: it has ${present.slice(0, 3).join(', ')}${present.length > 3 ? ` and ${present.length - 3} more` : ''}. Name an empty one`,
    );
  }
}

/** @throws StartError naming what only one side has: nothing of the source may be left behind unseen */
function assertSameTables(source: readonly CopiedTable[], target: readonly CopiedTable[]): void {
  const shapes = new Map(target.map(({ name, shape }) => [name, shape]));
  const foreign = source.find(({ name, shape }) => shapes.get(name) !== shape);
  if (foreign) {
    throw new StartError(
      `The table ${foreign.name} is not as Phial makes it, so it cannot be copied: move what is not Phial's into another schema or database first`,
    );
  }
  const missing = target.find(({ name }) => source.every((table) => table.name !== name));
  if (missing) throw new StartError(`The database lacks the table ${missing.name}: restore it from a backup`);
}

async function copyTable(
  source: CopyConnection,
  target: CopyConnection,
  table: CopiedTable,
): Promise<TableReport> {
  const begun = performance.now();
  const bytes = await streamTable(source, target, table);
  return { name: table.name, rows: 0, bytes, seconds: (performance.now() - begun) / 1_000 };
}

/** @throws Error when the table does not have the same rows on both sides */
async function compareTable(
  source: CopyConnection,
  target: CopyConnection,
  table: CopiedTable,
  report: TableReport,
): Promise<TableReport> {
  const begun = performance.now();
  const [theirs, ours] = await Promise.all([sumOfTable(source, table), sumOfTable(target, table)]);
  if (theirs.rows !== ours.rows || theirs.sum !== ours.sum) {
    throw new Error(
      `The copy of ${table.name} differs from the original: ${ours.rows} rows with the sum ${ours.sum}, not ${theirs.rows} with ${theirs.sum}`,
    );
  }
  const seconds = report.seconds + (performance.now() - begun) / 1_000;
  return { ...report, rows: Number(ours.rows), seconds };
}
