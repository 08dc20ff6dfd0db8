import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { liftTimeLimits, waitForLock } from './locks.ts';
import type { Database, Queryable, Transaction } from './pool.ts';

export interface Migration {
  /** File name without `.sql`: `0001-booking`. */
  readonly name: string;
  readonly text: string;
  readonly sha256: string;
}

/** The tables of the database do not fit this program; the message is one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Brings the tables up to date, all in one transaction. Several processes may
 * start at once: one works, the others wait and find nothing to do.
 * @returns names of the migrations applied, in order
 * @throws MigrationError when an applied file has changed since, or the database is newer than this program
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrations = await readMigrations();
  return db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await waitForLock(tx, 'migrations');
    await makeRegister(tx);
    const pending = comparePending(migrations, await readApplied(tx));
    for (const migration of pending) await apply(tx, migration);
    return pending.map(({ name }) => name);
  });
}

/**
 * The migrations that a database has, in the order in which they are applied to an empty one.
 * @throws MigrationError when one of them is not of this program or was changed since, or there are none
 */
export async function readAppliedMigrations(db: Queryable): Promise<readonly Migration[]> {
  const applied = (await hasRegister(db)) ? await readApplied(db) : new Map<string, string>();
  const migrations = await readMigrations();
  comparePending(migrations, applied);
  if (applied.size === 0) throw new MigrationError('The database has no tables of Phial');
  return migrations.filter(({ name }) => applied.has(name));
}

/** Makes the tables of an empty database as another one has them; see {@link readAppliedMigrations}. */
export async function migrateEmpty(tx: Transaction, migrations: readonly Migration[]): Promise<void> {
  await waitForLock(tx, 'migrations');
  await makeRegister(tx);
  for (const migration of migrations) await apply(tx, migration);
}

/**
 * For `/readyz`.
 * @returns names of the migrations this program has and the database lacks; all of them for an empty database
 */
export async function pendingMigrations(db: Queryable): Promise<string[]> {
  const migrations = await readMigrations();
  const applied = (await hasRegister(db)) ? await readApplied(db) : new Map<string, string>();
  return migrations.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

async function makeRegister(tx: Transaction): Promise<void> {
  await tx.run(`CREATE TABLE IF NOT EXISTS schema_migration (
    name text PRIMARY KEY,
    sha256 text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
}

async function hasRegister(db: Queryable): Promise<boolean> {
  const row = await db.row<{ present: boolean }>({
    name: 'migrations-present',
    text: `SELECT to_regclass('schema_migration') IS NOT NULL AS present`,
  });
  return row?.present ?? false;
}

/**
 * For commands, which leave the tables to the server: an older one may be running on them.
 * @throws MigrationError in one line when the tables are not those of this program
 */
export async function assertMigrated(db: Queryable): Promise<void> {
  if (!(await hasRegister(db))) {
    throw new MigrationError(
      'The database is empty: start Phial on it first, or name another one in the settings',
    );
  }
  const pending = comparePending(await readMigrations(), await readApplied(db));
  if (pending.length === 0) return;
  throw new MigrationError(
    `The database lacks changes of this version (${pending.map(({ name }) => name).join(', ')}): restart the server, which makes them, then try again`,
  );
}

async function apply(tx: Transaction, { name, text, sha256 }: Migration): Promise<void> {
  try {
    await tx.run(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${name} failed and nothing was changed: ${reason}`);
  }
  await tx.query({
    name: 'migration-applied',
    text: 'INSERT INTO schema_migration (name, sha256) VALUES ($1, $2)',
    values: [name, sha256],
  });
}

function comparePending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...applied.keys()].find((name) => !known.has(name));
  if (foreign) {
    throw new MigrationError(
      `The database is newer than this program (it has migration ${foreign}): start the newer version, or restore a backup`,
    );
  }
  const changed = migrations.find(({ name, sha256 }) => (applied.get(name) ?? sha256) !== sha256);
  if (changed) {
    throw new MigrationError(
      `Migration ${changed.name} was changed after this database applied it: put the file back and add a new migration`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function readApplied(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.query<{ name: string; sha256: string }>({
    name: 'migrations-applied',
    text: 'SELECT name, sha256 FROM schema_migration',
  });
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, FOLDER), 'utf8');
      return {
        name: file.slice(0, -'.sql'.length),
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
}
