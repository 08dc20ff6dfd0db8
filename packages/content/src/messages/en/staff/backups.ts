/** What the first page of administrators says about backups. */
export const backups = {
  title: 'The backups need attention',
  /** While all is well. */
  good: (at: string) => `Last backup: ${at}`,
  overdue: (at: string) => `The last good backup was made on ${at}.`,
  failed: (at: string) => `The backup of ${at} failed. It is tried again every half hour.`,
  never: 'No backup has been made yet.',
  notConfigured:
    'This server makes no backups. The IT people of the laboratory set BACKUP_TO (see “Backup and restore” in the operations manual).',
  walWaits: (at: string) =>
    `Changes have not reached the backup destination since ${at}. Nothing is lost as long as this machine works.`,
};
