import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { installPackages } from '../../../../../scripts/debian-packages.ts';

/** A PostgreSQL server of the distribution, as operators run one, with the programs beside it. */
export interface DebianServer {
  /** Makes an empty database. @returns its address */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

const NOBODY = { uid: 65_534, gid: 65_534 };
const say = (line: string) => void process.stderr.write(`${line}\n`);

const PASSWORD = 'only for this test';

/**
 * Starts the distribution's PostgreSQL on a socket of its own, installing it where this can be done.
 * @returns undefined where there is none and none can be had
 */
export async function startDebianServer(): Promise<DebianServer | undefined> {
  const bin = programs() ?? ((await installPackages(['postgresql'], say)) ? programs() : undefined);
  if (bin === undefined) return undefined;
  const owner = process.getuid?.() === 0 ? NOBODY : undefined;
  const home = mkdtempSync(join(tmpdir(), 'phial-debian-'));
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(home, 0o755);
  if (owner) for (const folder of [home, data]) chownSync(folder, owner.uid, owner.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...owner,
      cwd: home,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb of the distribution failed: ${made.stderr}`);
  const settings = ['listen_addresses=', `unix_socket_directories=${home}`, 'fsync=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...owner,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await new Promise<void>((resolve) => {
    createInterface(server.stderr).on('line', (line) => {
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  const address = (database: string) =>
    `postgresql://postgres:${encodeURIComponent(PASSWORD)}@localhost/${database}?host=${encodeURIComponent(home)}`;
  return {
    async createDatabase(name) {
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client
        .query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
        .finally(() => client.end());
      return address(name);
    },
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function programs(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => path.replace(/\/initdb$/, ''))
    .at(-1);
}
