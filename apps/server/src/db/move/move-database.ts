import type { Config } from '../../config.ts';
import { StartError } from '../../start-failure.ts';
import { type CopyReport, copyDatabase } from '../copy/copy-database.ts';
import type { SupervisionEvents } from '../embedded/postmaster.ts';
import { pendingMigrations } from '../migrate.ts';
import type { Queryable } from '../pool.ts';
import { openSource } from './open-source.ts';

export interface MoveOptions extends SupervisionEvents {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** Address of an empty database. */
  readonly to: string;
  readonly step?: (name: string) => void;
  /** Whether the keys there are fit the copy. @throws what undoes it */
  readonly judge: (copy: Queryable) => Promise<void>;
}

export interface MoveReport extends CopyReport {
  /** Where the embedded database stays; undefined for a server's, which stays where it is. */
  readonly former: string | undefined;
}

/**
 * Copies the database of the settings to a server of one's own, where it goes on. All of it, or nothing.
 * @throws EmbeddedDatabaseError, StartError, MigrationError or a database error; the source is then as it was
 */
export async function moveDatabase({ config, to, step, judge, ...events }: MoveOptions): Promise<MoveReport> {
  const source = await openSource(config, events);
  const report = await copyDatabase({
    source: source.url,
    target: to,
    ...(step && { step }),
    async judge(copy) {
      const pending = await pendingMigrations(copy);
      if (pending.length > 0) {
        throw new StartError(
          `The database is of an older version of Phial (it lacks ${pending[0]}): start this version once, stop it, and move then`,
        );
      }
      await judge(copy);
    },
  }).finally(() => source.close());
  return { ...report, former: await source.setAside() };
}
