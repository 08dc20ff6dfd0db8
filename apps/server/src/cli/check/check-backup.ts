import { readBackupState } from '../../backup/backup-state.ts';
import type { CommandDependencies } from '../../command.ts';
import { type Finding, failed, good, leftOut, warning } from './finding.ts';

/** Whether the last good backup is young enough, and the log of changes leaves the machine. */
export async function checkBackup(deps: CommandDependencies): Promise<Finding> {
  const subject = 'backup';
  const { state, lastGoodAt, walWaitingSince } = await readBackupState(deps);
  const missing = 'BACKUP_TO is not set: no backups are made';
  if (state === 'not-configured') return warning(subject, missing);
  if (deps.config.backupTo === undefined) return leftOut(subject, missing);
  if (state === 'overdue') {
    const last = lastGoodAt === null ? 'there is none yet' : `the last good one is of ${lastGoodAt}`;
    return failed(subject, `${last}: see the log of the server, or make one now with phial backup`);
  }
  return walWaitingSince === null
    ? good(subject, `the last good one is of ${lastGoodAt}`)
    : failed(
        subject,
        `changes since ${walWaitingSince} have not left the machine: see BACKUP_TO and the log`,
      );
}
