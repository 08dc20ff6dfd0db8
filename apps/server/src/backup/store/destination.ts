import { createHash } from 'node:crypto';
import type { BackupTarget } from '../../config/backup-readers.ts';

/** Tells one `BACKUP_TO` from another: a hash in hex, as a command may hold a password. */
export function destinationOf(target: BackupTarget | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify(target ?? null))
    .digest('hex');
}
