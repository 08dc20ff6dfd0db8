import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { programEnvironment } from '../../config/program-environment.ts';
import { BackupError } from '../backup-error.ts';

type Program = 'pg_dump' | 'pg_restore';

/** Where distributions put the programs of each version, newest first, and what PATH leads to. */
const DEBIAN = '/usr/lib/postgresql/*/bin';
const REDHAT = '/usr/pgsql-*/bin';

/**
 * A program of PostgreSQL that can work with a server: of the server's major version where there is one, else the
 * oldest newer one.
 * @param serverMajor such as 17
 * @throws BackupError `program-missing` saying what to install
 */
export function findProgram(program: Program, serverMajor: number): string {
  const folders = globSync([DEBIAN, REDHAT]);
  const found = [...folders.map((folder) => `${folder}/${program}`), program]
    .map((path) => ({ path, major: majorOf(path) }))
    .filter(({ major }) => major >= serverMajor)
    .toSorted((one, other) => one.major - other.major);
  const [best] = found;
  if (best === undefined) {
    throw new BackupError(
      'program-missing',
      `${program} ${serverMajor} or newer is not installed: install the package postgresql-client-${serverMajor} (or postgresql-client) of your distribution or of postgresql.org`,
    );
  }
  return best.path;
}

/** 0 when it does not run. */
function majorOf(path: string): number {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0) : 0;
}

/** An address without its password, for arguments that every user of the machine can see, and the password apart. */
export function withoutPassword(databaseUrl: string): { address: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: programEnvironment(password === '' ? {} : { PGPASSWORD: password }) };
}
