import { basename, dirname } from 'node:path';
import type { BackupRow } from '../backup.sql.ts';
import { positionOf } from '../names.ts';
import type { WalRun } from './wal-archive.sql.ts';

/**
 * A run and the segment that is shipped after it. Where something is missing between the two, a new run begins: WAL was
 * not archived for a while, files of the spool were lost, or the destination or the cluster is another one.
 * @param segment its name as it is stored, `wal/<system>/<segment>.gz…`
 */
export function withSegment(run: WalRun, segment: { name: string; destination: string }): WalRun {
  const { name, destination } = segment;
  const last = run.last_segment ?? '';
  const follows =
    run.unbroken_from !== null &&
    run.destination === destination &&
    dirname(last) === dirname(name) &&
    positionIn(name) <= positionIn(last) + 1;
  return {
    last_segment: name,
    destination,
    unbroken_from: follows ? run.unbroken_from : basename(name).slice(0, 24),
  };
}

/** Whether the WAL since a backup was shipped without a gap, as far as any was. */
export function reachesBack(
  { unbroken_from: from }: WalRun,
  backup: Pick<BackupRow, 'first_segment'>,
): boolean {
  return from === null || positionIn(from) <= positionIn(backup.first_segment ?? '');
}

function positionIn(name: string): number {
  return positionOf(basename(name)) ?? 0;
}
