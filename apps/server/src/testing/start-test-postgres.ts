import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts';

/**
 * The embedded database of a test, which reports nothing.
 * @param dataDir absolute path
 * @param archiving whether its WAL is archived for backups
 * @param durable false: commits do not wait for the disk, which is quicker and loses them when the machine dies
 */
export function startTestPostgres(
  dataDir: string,
  { durable, archiving = false }: { durable: boolean; archiving?: boolean },
): Promise<EmbeddedPostgres> {
  const ignore = () => undefined;
  return startEmbeddedPostgres({ dataDir, durable, archiving, say: ignore, warn: ignore, lost: ignore });
}
