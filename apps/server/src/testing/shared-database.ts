import pg from 'pg';

/** A database that several workers copy. */
interface SharedDatabase {
  /** Lower-case letters, digits and underscores. */
  readonly name: string;
  /** The database it begins as a copy of; an empty one unless given. */
  readonly template?: string;
  /** Gets its address, and leaves no connection open. */
  fill(url: string): Promise<void>;
}

/** The address of another database on the same server. */
export function databaseOn(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Does something on a server, over a connection of its own. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/**
 * Makes a database for all workers of a run: the first to ask for it fills it, the others wait until it has.
 * @param server address of a database of the server
 */
export function makeOnce(server: string, { name, template, fill }: SharedDatabase): Promise<void> {
  return onServer(server, async (client) => {
    // Until the connection ends, also with a worker that is killed.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // Under another name first: one that was cut short is never taken for whole.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}${template ? ` TEMPLATE ${template}` : ''}`);
    await fill(databaseOn(server, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
}
