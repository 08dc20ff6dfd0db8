import pg from 'pg';
import { kindOfError } from '../logging/describe-error.ts';
import { reportStep } from '../telemetry/steps.ts';
import { inCallTime } from './call-deadline.ts';
import { DatabaseTimeout, ReadOnlyDatabase } from './database-error.ts';
import { type Listener, type Listening, listen } from './listen.ts';
import { openOneAtATime } from './open-one-at-a-time.ts';
import type { StatementListener } from './slow-statements.ts';
import { READ_ONLY_QUERY, STATEMENT_TIMEOUT_MS, WatchedClient } from './watched-client.ts';

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
 * Opens no connection yet: the first query does, and others one after the other. Connections that break are
 * replaced; a query that meets a broken one throws (`isConnectionError`). One that
 * does not answer breaks within five seconds, one that leads to a server without writes (a standby, a former primary) at
 * once, and those that were open beside it are not lent again: they lead to the same place. Within a call, all of this
 * ends with the time of the call (`call-deadline.ts`).
 * @param url `postgresql://user:password@host:5432/database`; TLS is a matter of the address (`?sslmode=`)
 * @param connections how many there are at most
 * @param ran hears of each statement once it has ended
 */
export function openDatabase(url: string, connections = CONNECTIONS, ran?: StatementListener): Database {
  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: url,
    application_name: 'phial',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    types: { getTypeParser },
    verify,
  });
  let astray = 0;
  const openedAfter = new WeakMap<pg.ClientBase, number>();
  // Who waits for an answer learns of a broken connection by it. Without these listeners the event itself
  // would end the process: of an idle connection by way of the pool, of one in use between two statements.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    openedAfter.set(client, astray);
    (client as Lent).onRan = ran;
    (client as Lent).onAstray = () => {
      astray += 1;
    };
  });

  const lender = openOneAtATime(pool, connections);
  const lend = () => inCallTime(borrow, (client) => client.release());

  async function borrow(): Promise<Lent> {
    for (;;) {
      const client = (await lender.lend()) as Lent;
      if (openedAfter.get(client) === astray && !client.isDiscarded) return client;
      client.discard();
      client.release(true);
    }
  }

  return {
    ...queryable((statement) => once(lend, statement)),
    transaction: (work) => inTransaction(lend, work),
    listen: (channel, listener) => listen(url, channel, listener),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: lender.waiting() }),
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
  let isAsked = false;
  try {
    return await inCallTime(() => {
      isAsked = true;
      // Given back when it has answered, which may be after the call.
      return run<Row>(client, statement).finally(() => client.release());
    });
  } finally {
    if (!isAsked) client.release();
  }
}

async function run<Row>(
  connection: pg.ClientBase & { onRan?: StatementListener | undefined },
  statement: Statement,
) {
  const begun = performance.now();
  let answered: number | undefined;
  let failure: string | undefined;
  try {
    const { rows, rowCount } = await connection.query<Row & pg.QueryResultRow>(statement);
    answered = rowCount ?? 0;
    return { rows: rows as Row[], rowCount: answered };
  } catch (error) {
    failure = kindOfError(error);
    throw error;
  } finally {
    const milliseconds = performance.now() - begun;
    const { name } = statement;
    connection.onRan?.({ name, milliseconds, rows: answered });
    reportStep({ kind: 'statement', name, milliseconds, failure, rows: answered });
  }
}

/** A connection in a transaction that the caller has begun and ends. */
export function transactionOn(client: pg.ClientBase): Transaction {
  return {
    ...queryable((statement) => inCallTime(() => run(client, statement))),
    run: async (text) => void (await inCallTime(() => client.query(text))),
  };
}

async function inTransaction<T>(
  lend: () => Promise<Lent>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await lend();
  try {
    await inCallTime(() => client.query('BEGIN'));
    const result = await work(transactionOn(client));
    await inCallTime(() => client.query('COMMIT'));
    client.release();
    return result;
  } catch (error) {
    const undone = client.query('ROLLBACK').then(
      () => client.release(),
      (failure: Error) => client.release(failure),
    );
    // Who has no time left does not wait for that, either.
    if (!(error instanceof DatabaseTimeout)) await undone;
    throw error;
  }
}

/** Refuses a new connection to a server that takes no writes, where it would read what may be old. */
function verify(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ readOnly: boolean }>(READ_ONLY_QUERY)
    .then(({ rows }) => done(rows[0]?.readOnly ? new ReadOnlyDatabase() : undefined), done);
}

function ignore(): void {}

/** A `date` is a day in Hong Kong, not an instant of the server's zone: it stays the text it is. */
export function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.DATE) return (text: string) => text;
  return format === 'binary' ? pg.types.getTypeParser(type, 'binary') : pg.types.getTypeParser(type, 'text');
}
