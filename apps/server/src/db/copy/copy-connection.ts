import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { databaseFailure, StartError } from '../../start-failure.ts';
import { getTypeParser, type Transaction, transactionOn } from '../pool.ts';

/** One connection to one side of a copy. It has no time limits: a large table takes as long as it takes. */
export interface CopyConnection extends Transaction {
  readonly client: pg.Client;
  /** What is under way is undone. */
  close(): Promise<void>;
}

/** Every version of PostgreSQL then writes a value as the same text. */
const TEXT_FORMS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
} as const;

/** Of this session alone: a server may limit the sessions of a role. */
const NO_LIMITS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
} as const;

/**
 * @param name what to call the database in a complaint
 * @throws StartError when it cannot be reached or does not let us in
 */
export async function openCopyConnection(url: string, name: string): Promise<CopyConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'phial-copy',
    keepAlive: true,
    connectionTimeoutMillis: 15_000,
    types: { getTypeParser },
  });
  // Who waits for an answer learns of a broken connection by it; the event itself would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    const failure = databaseFailure(error, name);
    throw failure === undefined ? error : new StartError(failure);
  });
  for (const [name, value] of Object.entries({ ...TEXT_FORMS, ...NO_LIMITS })) {
    await client.query(`SET ${name} = '${value}'`);
  }
  return { ...transactionOn(client), client, close: () => client.end().catch(() => undefined) };
}

/**
 * Copies the rows of a table, through a few buffers however large it is.
 * @param columns as an SQL list
 * @returns bytes of the rows in PostgreSQL's text format
 */
export async function streamTable(
  source: CopyConnection,
  target: CopyConnection,
  { name, columns }: { name: string; columns: string },
): Promise<number> {
  const rows = source.client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
  const copied = target.client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
  let bytes = 0;
  await pipeline(
    rows,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        yield chunk;
      }
    },
    copied,
  );
  return bytes;
}
