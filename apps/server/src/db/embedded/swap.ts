import { open, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../system-error.ts';
import { versionOfCluster } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** Where clusters stand in a data folder. */
export const CLUSTER = 'postgres';

/** A cluster that is whole and takes the place of the former one as soon as that is out of the way. */
const SUCCESSOR = 'postgres.upgraded';

/** Where a former cluster stays until somebody deletes it, such as `postgres-17`. */
export function formerCluster(dataDir: string, suffix: string): string {
  return join(dataDir, `${CLUSTER}-${suffix}`);
}

/** Where {@link swapClusters} puts the new cluster first. */
export function successor(dataDir: string): string {
  return join(dataDir, SUCCESSOR);
}

/**
 * Puts a new cluster in the place of the present one. Three names are changed, each of them written to the disk before
 * the next: a crash leaves the former cluster in place, or what {@link finishSwap} finishes. Both are stopped.
 * @param draft the new cluster, whole
 * @param step what is done next
 */
export async function swapClusters(
  dataDir: string,
  { draft, former, step }: { draft: string; former: string; step: (name: string) => void },
): Promise<void> {
  step('successor');
  await renameForGood(dataDir, draft, successor(dataDir));
  step('former');
  await setClusterAside(dataDir, former);
  step('place');
  await renameForGood(dataDir, successor(dataDir), join(dataDir, CLUSTER));
}

/** Takes the cluster, stopped, out of the place where a start looks for it. */
export function setClusterAside(dataDir: string, former: string): Promise<void> {
  return renameForGood(dataDir, join(dataDir, CLUSTER), former);
}

/**
 * Finishes a swap that was cut short between two names. The caller holds the lock of the data folder.
 * @throws EmbeddedDatabaseError when the database was moved away: an empty one must not take its place unnoticed
 */
export async function finishSwap(dataDir: string): Promise<void> {
  if (await ifThere(stat(join(dataDir, CLUSTER)))) return;
  if (await ifThere(stat(successor(dataDir)))) {
    return renameForGood(dataDir, successor(dataDir), join(dataDir, CLUSTER));
  }
  // Of several the name of a move, which comes after those with numbers: it was the last.
  for (const name of (await readdir(dataDir)).sort().reverse()) {
    if (name.startsWith(`${CLUSTER}-`) && (await versionOfCluster(join(dataDir, name))) !== undefined) {
      throw new EmbeddedDatabaseError(
        `The database of ${dataDir} was set aside as ${name}: set DATABASE_URL if it was moved to a server, or rename it to ${CLUSTER} to use it again`,
      );
    }
  }
}

/** Also after a power cut. */
async function renameForGood(dataDir: string, from: string, to: string): Promise<void> {
  await rename(from, to);
  const folder = await open(dataDir);
  await folder.sync().finally(() => folder.close());
}
