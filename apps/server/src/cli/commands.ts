import type { DefineCommand } from './command-context.ts';

/** A sub-command of `phial`; its module is loaded when it is asked for. */
export interface CommandEntry {
  readonly name: string;
  /** Beside the name in `phial --help`. */
  readonly summary: string;
  load(): Promise<{ readonly define: DefineCommand }>;
}

/** In the order of `phial --help`. */
export const COMMANDS: readonly CommandEntry[] = [
  { name: 'start', summary: 'run the server', load: () => import('./commands/start.ts') },
  { name: 'backup', summary: 'make, list and verify backups', load: () => import('./commands/backup.ts') },
  {
    name: 'restore',
    summary: 'restore a database from a backup',
    load: () => import('./commands/restore.ts'),
  },
  {
    name: 'check',
    summary: 'try what the server needs: settings, database, keys, mail, proxy…',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'keys',
    summary: 'rotate the encryption keys',
    load: () => import('./commands/keys.ts'),
  },
  {
    name: 'accounts',
    summary: 'let somebody in again who has lost a password or a telephone',
    load: () => import('./commands/accounts.ts'),
  },
  {
    name: 'privacy',
    summary: "erase what is due, and export or erase a person's data",
    load: () => import('./commands/privacy.ts'),
  },
  {
    name: 'configuration',
    summary: 'export and import the configuration of the laboratory',
    load: () => import('./commands/configuration.ts'),
  },
  {
    name: 'import',
    summary: 'import a spreadsheet: service points, hours, holidays, bookings, staff…',
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'catalogue',
    summary: 'import, export and check the catalogue of test items',
    load: () => import('./commands/catalogue.ts'),
  },
  {
    name: 'reports',
    summary: "import reports, and the API keys of the laboratory's system",
    load: () => import('./commands/reports.ts'),
  },
  { name: 'sample', summary: 'show and remove the sample', load: () => import('./commands/sample.ts') },
  {
    name: 'audit',
    summary: 'verify and export the audit log',
    load: () => import('./commands/audit.ts'),
  },
  {
    name: 'upgrade-database',
    summary: 'the embedded database to a newer PostgreSQL',
    load: () => import('./commands/upgrade-database.ts'),
  },
  {
    name: 'move-database',
    summary: 'the database to a PostgreSQL server of your own',
    load: () => import('./commands/move-database.ts'),
  },
  {
    name: 'completion',
    summary: 'completion of these commands in a shell',
    load: () => import('./commands/completion.ts'),
  },
];
