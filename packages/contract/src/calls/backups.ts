import { ADMINISTRATORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { BackupState } from '../staff/backup.ts';

const call = callsOf('operation', ADMINISTRATORS);

export const readBackupState = call('GET /staff/backup', {
  summary: 'How old the last good backup is',
  description:
    'For the first page of administrators. `walWaitingSince` is set while changes of the database cannot be taken to the destination of the backups.',
  answer: BackupState,
});
