/** Why a backup or a restore failed; kept in the table `backup` and shown at the first page of administrators. */
export type BackupFailure =
  | 'already-there'
  | 'interrupted'
  | 'destination-failed'
  | 'database-failed'
  | 'program-missing'
  | 'part-missing'
  | 'part-damaged'
  | 'segment-missing'
  | 'segment-damaged'
  | 'wrong-identity'
  | 'time-outside'
  | 'not-empty'
  | 'check-failed'
  | 'not-configured';

/** A backup or restore cannot be done; the message is one line that says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly failure: BackupFailure;

  constructor(failure: BackupFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
