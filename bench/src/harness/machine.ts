import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { median } from './rounds.ts';
import type { Stand } from './stand.ts';

const WRITES = 100;

/** What the figures were taken on, line by line. */
export async function describeMachine({ db, world, pgbench, clients, dataDir }: Stand): Promise<string[]> {
  const { rows } = await db.query<{ version: string; fsync: string; synchronous_commit: string }>({
    name: 'bench-settings',
    text: `
SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
  current_setting('synchronous_commit') AS synchronous_commit`,
    values: [],
  });
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${availableParallelism()} × ${cpus()[0]?.model.trim() || process.arch}, ${memory} GB, load ${load()} before the first round`,
    `PostgreSQL ${rows[0]?.version}, fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.synchronous_commit}; one fdatasync ${syncMilliseconds(dataDir)} ms`,
    `Node ${process.versions.node}; ${pgbench.version}; ${clients} clients each`,
    `${world.points} service points, ${world.slots} slots, ${world.bookings} appointments of ${world.people} people`,
  ];
}

/** Processes that want a processor, mean of the last minute; above their number, others disturb the figures. */
export function load(): string {
  return (loadavg()[0] ?? Number.NaN).toFixed(1);
}

function syncMilliseconds(folder: string): string {
  const path = join(folder, 'fdatasync');
  const file = openSync(path, 'w');
  const times = Array.from({ length: WRITES }, () => {
    const begun = performance.now();
    writeSync(file, Buffer.alloc(8_192));
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  rmSync(path);
  return median(times).toFixed(2);
}
