/** Of the notice about backups on the first page of administrators. */
export const backups = {
  title: 'The backups need attention',
  overdue: (at: string) => `The last good backup is of ${at}.`,
  failed: (at: string) => `The backup at ${at} failed. It is tried again every half hour.`,
  never: 'No backup has been made yet.',
  notConfigured:
    'This server makes no backups. The IT people of the laboratory set BACKUP_TO (see “Backup and restore” in the operations manual).',
  walWaits: (at: string) =>
    `Changes cannot be taken to the destination of the backups since ${at}. Nothing is lost while this machine lives.`,
};
