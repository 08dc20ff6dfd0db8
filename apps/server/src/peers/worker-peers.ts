import type { Registry } from 'prom-client';
import type { Database } from '../db/pool.ts';
import { connectCaches } from '../db/short-cache.ts';
import type { ToPrimary, ToWorker } from './messages.ts';
import type { Peers } from './peers.ts';

/** The other workers as this one sees them, by way of the primary process. */
export function connectPeers(db: Database): Peers {
  const pendingDrops = new Map<number, () => void>();
  const settling = new Set<Promise<void>>();
  const displaced = new Map<number, () => void>();
  const printing = new Map<number, (text: string) => void>();
  let registry: Registry | undefined;
  let latest = 0;

  const drop = connectCaches(db, (cache, group) => {
    const id = ++latest;
    const { promise, resolve } = Promise.withResolvers<void>();
    pendingDrops.set(id, resolve);
    settling.add(promise);
    void promise.then(() => settling.delete(promise));
    send({ type: 'drop', id, cache, group });
  });

  process.on('message', (message: ToWorker) => {
    switch (message.type) {
      case 'drop':
        drop(message.cache, message.group);
        send({ type: 'dropped', id: message.id });
        break;
      case 'settled':
        pendingDrops.get(message.id)?.();
        pendingDrops.delete(message.id);
        break;
      case 'displace':
        displaced.get(message.stream)?.();
        break;
      case 'measure':
        void measure(message.id);
        break;
      case 'printed':
        printing.get(message.id)?.(message.text);
        printing.delete(message.id);
        break;
    }
  });

  async function measure(id: number): Promise<void> {
    send({ type: 'metrics', id, metrics: (await registry?.getMetricsAsJSON()) ?? [] });
  }

  return {
    places: {
      take(kind, owner, displace) {
        const stream = ++latest;
        displaced.set(stream, displace);
        send({ type: 'opened', stream, kind, owner });
        return () => {
          if (displaced.delete(stream)) send({ type: 'closed', stream });
        };
      },
    },
    async settled() {
      await Promise.all(settling);
    },
    shareMetrics(own) {
      registry = own;
      return () => {
        const id = ++latest;
        const { promise, resolve } = Promise.withResolvers<string>();
        printing.set(id, resolve);
        send({ type: 'print', id });
        return promise;
      };
    },
  };
}

/** To the primary process; without one, this process is about to end. */
export function send(message: ToPrimary): void {
  if (process.connected) process.send?.(message);
}
