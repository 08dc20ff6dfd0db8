import { randomUUID } from 'node:crypto';
import { addressOfEmbedded } from '../../apps/server/src/db/embedded-postgres.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/pool.ts';

/** An empty database on the database server of the journeys. */
export interface OwnDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** Deletes it; connections that are still open are ended. */
  drop(): Promise<void>;
}

/**
 * Makes a database beside that of the journeys, which takes a fraction of a second where a database server of its own
 * takes many.
 * @throws Error when the server of the journeys does not run
 */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const folder = process.env.E2E_DATA;
  if (folder === undefined) throw new Error('E2E_DATA is not set: run this from the journeys');
  const server = await addressOfEmbedded(folder);
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  await carryOut(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => carryOut(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function carryOut(url: string, text: string): Promise<void> {
  const db: Database = openDatabase(url);
  try {
    await db.query({ name: 'own-database', text });
  } finally {
    await db.close();
  }
}
