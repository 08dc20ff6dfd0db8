import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addressOfEmbedded } from '../../apps/server/src/db/embedded-postgres.ts';

/** A database on the database server of the journeys. */
export interface OwnDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Deletes it; connections that are still open are ended. */
  drop(): Promise<void>;
}

/**
 * Makes a database beside that of the journeys, which takes a fraction of a second where a database server of its own
 * takes many.
 * @param original database of {@link makeOnce} that it is a copy of; left out, it is empty
 * @throws Error when the server of the journeys does not run
 */
export async function makeOwnDatabase(original?: string): Promise<OwnDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const template = original === undefined ? '' : ` TEMPLATE ${original}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name}${template}`));
  return {
    url: await addressOf(name),
    drop: async () => void (await onServer((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/**
 * Makes a database for all workers of the run: the first to ask for it fills it, the others wait until it has.
 * @param name lower-case letters, digits and underscores
 * @param fill gets its address, and leaves no connection open
 */
export async function makeOnce(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  await onServer(async (client) => {
    // Until the connection ends, also with a worker that is killed.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // Under another name first: one that was cut short is never taken for whole.
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    await fill(await addressOf(draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await addressOf() });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** @param database that of the journeys, if left out */
async function addressOf(database?: string): Promise<string> {
  const folder = process.env.E2E_DATA;
  if (folder === undefined) throw new Error('E2E_DATA is not set: run this from the journeys');
  const url = new URL(await addressOfEmbedded(folder));
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
}
