import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import { run } from '../../../scripts/program.ts';

export interface Pgbench {
  readonly path: string;
  /** As it introduces itself: `pgbench (PostgreSQL) 15.18 …`. */
  readonly version: string;
}

export interface PgbenchRound {
  /** Address of the database, through its socket. */
  readonly url: string;
  readonly script: string;
  /** Values by variable. */
  readonly variables: Readonly<Record<string, string | number>>;
  readonly clients: number;
  /** Whole. */
  readonly seconds: number;
}

/** @throws StartError in one line that says how to get it */
export async function findPgbench(): Promise<Pgbench> {
  // Those of the packages first: what Debian puts on the path is a wrapper that looks for a cluster.
  const newestFirst = globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse();
  for (const path of [...newestFirst, 'pgbench']) {
    const { ok, output } = await run(path, ['--version']);
    if (ok) return { path, version: output.trim() };
  }
  throw new StartError(
    'pgbench is not installed and there is nothing to measure against: apt install postgresql-contrib, or put a pgbench on the PATH',
  );
}

/**
 * @returns transactions a second, without the time to connect
 * @throws Error with what pgbench complained of
 */
export async function runPgbench(pgbench: Pgbench, round: PgbenchRound): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'phial-pgbench-'));
  const file = join(folder, 'script.sql');
  await writeFile(file, round.script);
  const values = Object.entries(round.variables).map(([name, value]) => `--define=${name}=${value}`);
  const { ok, output } = await run(
    pgbench.path,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${round.clients}`,
      '--jobs=1',
      `--time=${round.seconds}`,
      `--file=${file}`,
      ...values,
    ],
    { env: connectionSettings(round.url) },
  );
  await rm(folder, { recursive: true });
  const rate = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
  if (!ok || !(rate > 0)) throw new Error(`pgbench failed: ${output.slice(-1_000)}`);
  return rate;
}

function connectionSettings(url: string): Record<string, string> {
  const { username, password, pathname, searchParams } = new URL(url);
  return {
    PGHOST: searchParams.get('host') ?? '',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
}
