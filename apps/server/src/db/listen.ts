import { READ_ONLY_QUERY, WatchedClient } from './watched-client.ts';

/** Notifications over a channel of the database. */
export interface Listening {
  /** Ends it and its connection. */
  stop(): Promise<void>;
}

export interface Listener {
  heard(message: string): void;
  /** Once it listens, and again after each interruption: messages in between were missed. */
  listening(): void;
}

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;
/** How often a connection is asked whether it is alive, and leads to a server that takes writes: there is the news. */
const CHECK_MS = 5_000;

/**
 * Listens to a channel (`NOTIFY`) over a connection of its own, which is made
 * anew whenever it breaks, for as long as it is not stopped. Does not keep the
 * process alive by itself once stopped.
 * @param url as of `openDatabase`
 * @param channel a plain lower-case name
 */
export function listen(url: string, channel: string, listener: Listener): Listening {
  let stopped = false;
  let client: WatchedClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    const made = new WatchedClient({
      connectionString: url,
      application_name: 'phial-listen',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client = made;
    made.on('error', () => retry(made));
    made.on('end', () => retry(made));
    made.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    try {
      await made.connect();
      await made.query(`LISTEN ${channel}`);
      if (stopped) return;
      listener.listening();
      check(made);
    } catch {
      retry(made);
    }
  }

  function check(of: WatchedClient): void {
    timer = setTimeout(() => {
      of.query<{ readOnly: boolean }>(READ_ONLY_QUERY).then(
        ({ rows }) => (rows[0]?.readOnly ? retry(of) : client === of && !stopped && check(of)),
        () => retry(of),
      );
    }, CHECK_MS);
    timer.unref();
  }

  /** A failure is reported in several ways; the first one counts. */
  function retry(broken: WatchedClient): void {
    if (stopped || client !== broken) return;
    client = undefined;
    clearTimeout(timer);
    broken.discard();
    timer = setTimeout(() => {
      connecting = connect();
    }, RETRY_MS);
    timer.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      client?.discard();
    },
  };
}
