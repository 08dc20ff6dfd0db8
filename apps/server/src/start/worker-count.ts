import { availableParallelism } from 'node:os';
import type { Config } from '../config.ts';
import { StartError } from '../start-failure.ts';

/** Each worker has its own caches and connections: beyond this the database has the most to do. */
const MOST_AUTOMATIC = 8;

/** What a pool had before there were several: more only queue inside PostgreSQL. */
const USUAL_CONNECTIONS = 16;
const LEAST_CONNECTIONS = 4;

/** Of PostgreSQL's connections, those that one machine takes unless it is told otherwise. */
const SHARE_OF_DATABASE = 0.75;

/** Connections of a worker outside its pool: those that listen. */
const LISTENING = 2;

/** How many processes serve. */
export function workerCount({ workers }: Pick<Config, 'workers'>): number {
  return workers ?? Math.min(availableParallelism(), MOST_AUTOMATIC);
}

/**
 * The most connections of a worker's pool.
 * @param ofDatabase connections that PostgreSQL has for ordinary users
 * @throws StartError when `DATABASE_CONNECTIONS` is not enough for the workers
 */
export function connectionsOfWorker(
  workers: number,
  { databaseConnections }: Pick<Config, 'databaseConnections'>,
  ofDatabase: number,
): number {
  if (databaseConnections !== undefined) {
    const each = Math.floor(databaseConnections / workers);
    if (each >= LEAST_CONNECTIONS) return each;
    throw new StartError(
      `DATABASE_CONNECTIONS is ${databaseConnections}, but ${workers} workers need ${workers * LEAST_CONNECTIONS} at least: raise it, or set WORKERS to fewer`,
    );
  }
  const each = Math.floor((ofDatabase * SHARE_OF_DATABASE) / workers) - LISTENING;
  return Math.min(USUAL_CONNECTIONS, Math.max(LEAST_CONNECTIONS, each));
}
