import pg from 'pg';
import { type Listener, type Listening, listen } from './listen.ts';
import { STATEMENT_TIMEOUT_MS, WatchedClient } from './watched-client.ts';

/**
 * A statement that the database prepares once a connection under its name; the
 * same name always has the same text.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values?: unknown[];
}

export interface Queryable {
  /** `int8` and `count(*)` arrive as strings (cast to `int` in the statement), `date` as `YYYY-MM-DD`. */
  query<Row>(statement: Statement): Promise<{ rows: Row[]; rowCount: number }>;
  rows<Row>(statement: Statement): Promise<Row[]>;
  /** The first row, if there is one. */
  row<Row>(statement: Statement): Promise<Row | undefined>;
}

export interface Transaction extends Queryable {
  /** Statements without values, one or several, which are not prepared: those that make tables. */
  run(text: string): Promise<void>;
}

export interface Database extends Queryable {
  /** Commits what `work` did, or nothing of it when `work` throws; its error comes through. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Receives the notifications of a channel, over a connection beside the others; stop it before `close`. */
  listen(channel: string, listener: Listener): Listening;
  /** Connections open, those of them at rest, and callers that wait for one; for `/metrics`. */
  connections(): { open: number; idle: number; waiting: number };
  /** Waits for the connections in use, then closes all. */
  close(): Promise<void>;
}

const LOCK_TIMEOUT_MS = 4_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 16;

/** A connection that was lent; give it back with an error and it is thrown away. */
type Lent = pg.PoolClient & WatchedClient;

/**
 * Opens no connection yet: the first query does. Connections that break are
 * replaced; a query that meets a broken one throws (`isConnectionError`). One that
 * does not answer breaks after five seconds, and those that were open beside it are
 * not lent again: what swallowed the one has swallowed them as well.
 * @param url `postgresql://user:password@host:5432/database`; TLS is a matter of the address (`?sslmode=`)
 */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: url,
    application_name: 'phial',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser },
  });
  let silences = 0;
  const openedAfter = new WeakMap<pg.ClientBase, number>();
  // Who waits for an answer learns of a broken connection by it. Without these listeners the event itself
  // would end the process: of an idle connection by way of the pool, of one in use between two statements.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    openedAfter.set(client, silences);
    (client as Lent).onSilence = () => {
      silences += 1;
    };
  });

  async function lend(): Promise<Lent> {
    for (;;) {
      const client = (await pool.connect()) as Lent;
      if (openedAfter.get(client) === silences && !client.isDiscarded) return client;
      client.discard();
      client.release(true);
    }
  }

  return {
    ...queryable((statement) => once(lend, statement)),
    transaction: (work) => inTransaction(lend, work),
    listen: (channel, listener) => listen(url, channel, listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

function queryable(query: Queryable['query']): Queryable {
  return {
    query,
    rows: async <Row>(statement: Statement) => (await query<Row>(statement)).rows,
    row: async <Row>(statement: Statement) => (await query<Row>(statement)).rows[0],
  };
}

async function once<Row>(lend: () => Promise<Lent>, statement: Statement) {
  const client = await lend();
  try {
    return await run<Row>(client, statement);
  } finally {
    client.release();
  }
}

async function run<Row>(connection: pg.ClientBase, statement: Statement) {
  const { rows, rowCount } = await connection.query<Row & pg.QueryResultRow>(statement);
  return { rows: rows as Row[], rowCount: rowCount ?? 0 };
}

/** A connection in a transaction that the caller has begun and ends. */
export function transactionOn(client: pg.ClientBase): Transaction {
  return {
    ...queryable((statement) => run(client, statement)),
    run: async (text) => void (await client.query(text)),
  };
}

async function inTransaction<T>(
  lend: () => Promise<Lent>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await lend();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(transactionOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

function ignore(): void {}

/** A `date` is a day in Hong Kong, not an instant of the server's zone: it stays the text it is. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.DATE) return (text: string) => text;
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text');
}
