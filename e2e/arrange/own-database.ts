import { randomUUID } from 'node:crypto';
import { addressOfEmbedded } from '../../apps/server/src/db/embedded-postgres.ts';
import { databaseOn, onServer } from '../../apps/server/src/testing/shared-database.ts';

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
 * @param original database of `makeOnce` that it is a copy of; left out, it is empty
 * @throws Error when the server of the journeys does not run
 */
export async function makeOwnDatabase(original?: string): Promise<OwnDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const template = original === undefined ? '' : ` TEMPLATE ${original}`;
  const server = await serverOfJourneys();
  await onServer(server, (client) => client.query(`CREATE DATABASE ${name}${template}`));
  return {
    url: databaseOn(server, name),
    drop: () =>
      onServer(server, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  };
}

/**
 * The address of the database server of the journeys.
 * @throws Error when it does not run
 */
export function serverOfJourneys(): Promise<string> {
  const folder = process.env.E2E_DATA;
  if (folder === undefined) throw new Error('E2E_DATA is not set: run this from the journeys');
  return addressOfEmbedded(folder);
}
