import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './program.ts';

type Say = (line: string) => void;

/** Where Debian keeps servers; the path of an ordinary user lacks them. */
const FOLDERS_OF_SERVERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Packages come over a network, and another installation may be under way. */
const PATIENCE = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300'];

/** Asked by packages before they start what they bring; see invoke-rc.d(8). */
const START_POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs Debian packages, as root; in continuous integration also through sudo. No service that they bring is
 * started.
 * @param say what is done, and what apt-get complained of, one line each
 * @returns false when they cannot be had here: no apt-get, not root, or it failed
 */
export async function installPackages(packages: readonly string[], say: Say): Promise<boolean> {
  const prefix = existsSync('/usr/bin/apt-get') ? prefixOfRoot() : undefined;
  if (prefix === undefined) return false;
  say(`Installing ${packages.join(', ')} from the distribution…`);
  const asRoot = async (command: string[]) => {
    const [program = '', ...options] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command];
    const { ok, output } = await run(program, options);
    if (!ok) say(output.trimEnd());
    return ok;
  };
  const allowStarts = process.getuid?.() === 0 ? forbidStarts() : () => undefined;
  try {
    // One source that does not answer need not be the one that has them.
    await asRoot(['apt-get', 'update', '-qq', ...PATIENCE]);
    return await asRoot([
      'apt-get',
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      ...PATIENCE,
      ...packages,
    ]);
  } finally {
    allowStarts();
  }
}

/**
 * Installs the packages of those programs that are missing.
 * @param packageOf the Debian package of each program
 * @returns the programs that are still missing, because they cannot be had here
 */
export async function ensurePrograms(
  packageOf: Readonly<Record<string, string>>,
  say: Say,
): Promise<string[]> {
  const missing = () => Object.keys(packageOf).filter((program) => findProgram(program) === undefined);
  const packages = missing().map((program) => packageOf[program] ?? program);
  if (packages.length > 0) await installPackages([...new Set(packages)], say);
  return missing();
}

/** The path of a program, in the folders of `PATH` or where Debian keeps servers. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS_OF_SERVERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** What to put before a command so that root runs it; undefined when that is not allowed. */
function prefixOfRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  // A developer is asked for no password, and finds nothing installed behind the back.
  const allowed = process.env.CI && spawnSync('sudo', ['-n', 'true']).status === 0;
  return allowed ? ['sudo', '-n'] : undefined;
}

/** @returns what allows them again */
function forbidStarts(): () => void {
  if (existsSync(START_POLICY)) return () => undefined;
  writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  return () => rmSync(START_POLICY, { force: true });
}
