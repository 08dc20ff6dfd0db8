import { Socket } from 'node:net';
import pg from 'pg';
import { extendCallTime } from './call-deadline.ts';
import { isConnectionError, isReadOnly } from './database-error.ts';
import type { StatementListener } from './slow-statements.ts';

/** A statement that PostgreSQL has not answered by then is given up, unless the transaction asked for more time. */
const ANSWER_TIMEOUT_MS = 4_700;

/** What the client waits beyond the server's own limit, so that its refusal arrives where it can. */
const GRACE_MS = 500;

/** The limit that PostgreSQL is given for a statement. */
export const STATEMENT_TIMEOUT_MS = ANSWER_TIMEOUT_MS - GRACE_MS;

/** A connection that stops answering is noticed by the kernel, too, while a statement without a limit runs. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Whether the server takes no writes at the moment. */
export const READ_ONLY_QUERY = `SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool AS "readOnly"`;

const UNITS: Readonly<Record<string, number>> = { s: 1_000, ms: 1, '': 1 };

/**
 * A connection that never waits for ever. PostgreSQL's own limits do not help where PostgreSQL is stopped, or where
 * the network swallows what is sent: a statement without an answer in time ends the connection, and with it whatever
 * waits for it (`isConnectionError`). A transaction that gives itself more time (`SET LOCAL statement_timeout`) gets it
 * here, too, and so does its call.
 */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket;
  #limit: number | undefined = ANSWER_TIMEOUT_MS;
  /**
   * Called when a statement got no answer in time, or the answer of a server that takes no writes: connections that were
   * opened beside this one lead to the same place.
   */
  onAstray: () => void = () => undefined;
  /** Hears of each statement of the pool once it has ended. */
  onRan: StatementListener | undefined;

  constructor(config: pg.ClientConfig = {}) {
    const socket = new Socket();
    super({
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      stream: () => socket,
    });
    this.#socket = socket;
    const ask = super.query.bind(this) as (...call: unknown[]) => unknown;
    this.query = ((...call: unknown[]) => {
      this.#followLimit(textOf(call[0]));
      const answer = ask(...call);
      return answer instanceof Promise ? this.#watched(answer) : answer;
    }) as typeof this.query;
  }

  /** Whether it is of no use any more, also before its socket has said so. */
  get isDiscarded(): boolean {
    return this.#socket.destroyed;
  }

  /** Ends the connection without a word to the other side, which may not be there. */
  discard(): void {
    this.#socket.destroy();
  }

  #watched<T>(asked: Promise<T>): Promise<T> {
    const answer = asked.catch((error: unknown) => {
      if (isConnectionError(error)) this.discard();
      if (isReadOnly(error)) this.onAstray();
      throw error;
    });
    if (this.#limit === undefined) return answer;
    let done = false;
    const timer = setTimeout(() => {
      // An answer that came while this process was busy is read first.
      setImmediate(() => {
        if (done) return;
        this.discard();
        this.onAstray();
      });
    }, this.#limit);
    return answer.finally(() => {
      done = true;
      clearTimeout(timer);
    });
  }

  #followLimit(text: string): void {
    if (/^\s*(?:commit|rollback)\s*;?\s*$/i.test(text)) this.#limit = ANSWER_TIMEOUT_MS;
    const [, count, unit = ''] = /^\s*SET LOCAL statement_timeout = '?(\d+)(s|ms)?'?/i.exec(text) ?? [];
    if (count === undefined) return;
    const limit = Number(count) * (UNITS[unit] ?? 1);
    this.#limit = limit === 0 ? undefined : limit + GRACE_MS;
    extendCallTime(this.#limit);
  }
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
