import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { BackupError } from '../backup-error.ts';
import type { Manifest } from '../manifest.ts';
import type { BackupStore } from '../store/store.ts';
import type { CheckedThing } from './check-database.ts';

export interface RestoreOrder {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'keys'>;
  readonly store: BackupStore;
  /** Up to which instant, included; to the end of what there is when left out. */
  readonly to: Date | undefined;
  /** Name of the backup, instead of the newest that fits. */
  readonly id: string | undefined;
  /** Secret keys of age, `AGE-SECRET-KEY-1…`. */
  readonly identities: readonly string[];
  /** Whether a database is let in although a check found something. */
  readonly acceptFaults: boolean;
  /** Progress, one line. */
  readonly say: (line: string) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Of WAL, that were replayed. */
  readonly segments: number;
  readonly checks: readonly CheckedThing[];
}

/** Room that is left beside what is unpacked. */
const RESERVE_BYTES = 512 * 1024 * 1024;

/** @throws BackupError when the disk has no room for what is unpacked */
export async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + RESERVE_BYTES) return;
  const gigabytes = (number: number) => (number / 1024 ** 3).toFixed(1);
  throw new BackupError(
    'destination-failed',
    `${folder} has room for ${gigabytes(bavail * bsize)} GB, and the restore needs ${gigabytes(bytes + RESERVE_BYTES)} GB: make room, or set DATA_DIR to another disk`,
  );
}

/** @throws BackupError when a check found something, unless it is accepted */
export function assertGood(checks: readonly CheckedThing[], acceptFaults: boolean): void {
  const faults = checks.filter(({ isGood }) => !isGood);
  if (faults.length === 0 || acceptFaults) return;
  const list = faults.map(({ what, found }) => `${what}: ${found}`).join('; ');
  throw new BackupError(
    'check-failed',
    `The restored database was not let in (${list}): restore another backup or moment, or accept it as it is with --accept-faults`,
  );
}
