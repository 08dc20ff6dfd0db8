import { realpath, stat } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { StartError } from '../../start-failure.ts';
import { ifThere } from '../../system-error.ts';
import { openCopyConnection } from '../copy/copy-connection.ts';
import { EmbeddedDatabaseError } from '../embedded/embedded-error.ts';
import { acquireInstanceLock } from '../embedded/instance-lock.ts';
import type { SupervisionEvents } from '../embedded/postmaster.ts';
import { formerCluster, setClusterAside } from '../embedded/swap.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** A database that nobody works with, to be copied. */
export interface Source {
  readonly url: string;
  /** Ends the embedded database. */
  close(): Promise<void>;
  /**
   * After `close`, once the copy is whole: takes the embedded database away from where a start looks for it, so that no
   * booking goes there any more.
   * @returns where it is now; undefined for a server of one's own, where it stays
   */
  setAside(): Promise<string | undefined>;
}

/** What the name of an embedded database ends with that was moved to a server. */
const MOVED = 'moved';

/**
 * The database of the settings, embedded or a server's.
 * @throws EmbeddedDatabaseError or StartError when a server process works with it, or there is none
 */
export async function openSource(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  events: SupervisionEvents,
): Promise<Source> {
  if (databaseUrl !== undefined) {
    await assertUnused(databaseUrl);
    return { url: databaseUrl, close: async () => undefined, setAside: async () => undefined };
  }
  if (!(await ifThere(stat(`${dataDir}/postgres`)))) {
    throw new EmbeddedDatabaseError(
      `${dataDir} has no database to move: is DATA_DIR the one of the service?`,
    );
  }
  const folder = await realpath(dataDir);
  const aside = formerCluster(folder, MOVED);
  if (await ifThere(stat(aside))) {
    throw new EmbeddedDatabaseError(`${aside} is there from an earlier move: move it away, or delete it`);
  }
  const server = await startEmbeddedPostgres({ dataDir: folder, ...events });
  return {
    url: server.url,
    close: () => server.stop(),
    async setAside() {
      const lock = await acquireInstanceLock(folder);
      if (!lock) {
        throw new StartError(
          'The copy is whole, but Phial was started on the old database meanwhile: what it writes there is not in the copy',
        );
      }
      await setClusterAside(folder, aside).finally(() => lock.release());
      return aside;
    },
  };
}

/** @throws StartError naming who is connected: a server process would go on booking into the former database */
async function assertUnused(url: string): Promise<void> {
  const connection = await openCopyConnection(url, 'The database of DATABASE_URL');
  try {
    const others = await connection.rows<{ name: string; count: number }>({
      name: 'move-others',
      text: `
SELECT coalesce(nullif(application_name, ''), 'without a name') AS name, count(*)::int AS count FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
GROUP BY 1 ORDER BY 1`,
    });
    if (others.length === 0) return;
    const who = others.map(({ name, count }) => `${count} × ${name}`).join(', ');
    throw new StartError(`The database of DATABASE_URL is in use (${who}): stop every server process first`);
  } finally {
    await connection.close();
  }
}
