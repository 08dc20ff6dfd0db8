import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { AppDependencies } from '../app-dependencies.ts';

/** Tells `/metrics` what the server's machine lacks first: room in the data folder, and the right time. */
export function measureMachine(
  registry: Registry,
  { clock, config }: Pick<AppDependencies, 'clock' | 'config'>,
): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry], aggregator: 'max' });
  const size = gauge('phial_disk_size_bytes', 'Size of the disk that has DATA_DIR');
  new Gauge({
    name: 'phial_disk_free_bytes',
    help: 'Room on the disk that has DATA_DIR, for a user without privileges',
    registers: [registry],
    aggregator: 'max',
    async collect() {
      // Beside a PostgreSQL server there may be no such folder.
      const disk = await statfs(config.dataDir).catch(() => undefined);
      this.set((disk?.bavail ?? 0) * (disk?.bsize ?? 0));
      size.set((disk?.blocks ?? 0) * (disk?.bsize ?? 0));
    },
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
