import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';
import { measureTogether } from './measure-together.ts';

/** Tells `/metrics` what the server's machine lacks first: room in the data folder, and the right time. */
export function measureMachine(
  registry: Registry,
  { clock, config }: Pick<AppDependencies, 'clock' | 'config'>,
): void {
  measureTogether(registry, DISK_GAUGES, async () => {
    // Beside a PostgreSQL server there may be no such folder.
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return {
      phial_disk_size_bytes: (disk?.blocks ?? 0) * (disk?.bsize ?? 0),
      phial_disk_free_bytes: (disk?.bavail ?? 0) * (disk?.bsize ?? 0),
    };
  });
  new Gauge({
    name: 'phial_clock_timestamp_seconds',
    help: 'What the clock of the server says, in seconds since 1970',
    registers: [registry],
    aggregator: 'max',
    collect() {
      this.set(clock.now().getTime() / 1000);
    },
  });
}

const DISK_GAUGES = {
  phial_disk_size_bytes: 'Size of the disk that has DATA_DIR',
  phial_disk_free_bytes: 'Room on the disk that has DATA_DIR, for a user without privileges',
} as const;
