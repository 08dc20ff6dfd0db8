import type pg from 'pg';

/** Milliseconds that nobody waits longer for somebody else's connection, as where the network has lost its first packet. */
const PATIENCE_MS = 500;

export interface Lender {
  /** Rejects as the pool does. */
  lend(): Promise<pg.PoolClient>;
  /** How many wait for one, in the pool or before it. */
  waiting(): number;
}

/**
 * Lends connections of a pool, and opens them one after the other. PostgreSQL starts a process for each, some 30 ms of a
 * processor. Once it was away everybody waits for one: opened all together they share the processors, and the first
 * statement is answered about when the last is open. One by one, most people take what the first give back.
 * @param most connections of the pool
 */
export function openOneAtATime(pool: pg.Pool, most: number): Lender {
  let opening = 0;
  const waiting = new Set<() => void>();
  pool.on('release', admitNext);

  function admitNext(): void {
    const [admit] = waiting;
    admit?.();
  }

  /** Beyond those that somebody has asked for already. */
  const isOneIdle = () => pool.idleCount > pool.waitingCount;

  function turn(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const admit = () => {
        clearTimeout(timer);
        waiting.delete(admit);
        resolve();
      };
      const timer = setTimeout(admit, milliseconds);
      waiting.add(admit);
    });
  }

  async function lend(): Promise<pg.PoolClient> {
    const asked = performance.now();
    while (!isOneIdle() && opening > 0) {
      const left = asked + PATIENCE_MS - performance.now();
      if (left <= 0) break;
      await turn(left);
    }
    if (isOneIdle() || pool.totalCount >= most) return pool.connect();
    opening += 1;
    try {
      return await pool.connect();
    } finally {
      opening -= 1;
      admitNext();
    }
  }

  return { lend, waiting: () => pool.waitingCount + waiting.size };
}
