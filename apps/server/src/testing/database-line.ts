import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../db/pool.ts';

/**
 * What becomes of a new connection: it leads to the database, is accepted and never answered, or is closed once it was
 * accepted, as by a proxy whose server is down.
 */
export type Fate = 'through' | 'held' | 'closed';

/** A network between a pool and the database, which a test disturbs. */
export interface DatabaseLine {
  /** The database, by way of the line. */
  readonly url: string;
  /** How many connections have come so far. */
  count(): number;
  /** Breaks every connection, or the newest alone. */
  cut(which?: 'newest'): void;
  /** As after a failover without a reset: of what is open nothing comes back, and nothing breaks. */
  swallow(): void;
  /** Breaks every connection, and takes no further one. */
  close(): void;
}

/**
 * @param url of a database on this machine, by its socket
 * @param fateOf decides on each connection; the first is 1
 */
export async function startDatabaseLine(
  url: string,
  fateOf: (nth: number) => Fate = () => 'through',
): Promise<DatabaseLine> {
  const address = new URL(url);
  const path = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const nears: Socket[] = [];
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    near.on('error', () => undefined);
    const fate = fateOf(nears.push(near));
    if (fate === 'closed') near.destroy();
    if (fate !== 'through') return;
    const far = connect(path);
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  address.search = '';

  function cut(which?: 'newest'): void {
    for (const socket of which === 'newest' ? nears.slice(-1) : nears) socket.destroy();
  }
  return {
    url: address.href,
    count: () => nears.length,
    cut,
    swallow() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near.resume();
        far.resume();
      }
    },
    close() {
      cut();
      server.close();
    },
  };
}

/** Has so many connections of a pool open at one time, each of them at rest again at the end. */
export async function openConnections(db: Database, count: number): Promise<void> {
  const all = Promise.withResolvers<void>();
  let open = 0;
  const hold = () => {
    open += 1;
    if (open === count) all.resolve();
    return all.promise;
  };
  await Promise.all(Array.from({ length: count }, () => db.transaction(hold)));
}
