import type { Database, Queryable } from '../../db/pool.ts';

export interface DatabaseFacts {
  /** As `server_version` has it. */
  version: string;
  /** `UTF8`, or what else it stores texts in. */
  encoding: string;
  /** Of the user. */
  name: string;
  /** Milliseconds since 1970. */
  now: number;
}

export async function readFacts(db: Queryable): Promise<DatabaseFacts> {
  const [facts] = await db.rows<DatabaseFacts>({
    name: 'check-facts',
    text: `
SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
  current_user::text AS name, (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
  });
  if (facts === undefined) throw new Error('SELECT without FROM returned no row');
  return facts;
}

class Undo extends Error {}

/**
 * Makes a table and takes it back, as an upgrade may have to.
 * @throws what the database says when the user may not
 */
export async function tryTable(db: Database): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.run('CREATE TABLE phial_check (id int)');
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
}
