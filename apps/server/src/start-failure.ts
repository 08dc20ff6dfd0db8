import { createServer } from 'node:net';
import { BackupError } from './backup/backup-error.ts';
import { type Config, ConfigError } from './config.ts';
import { databaseComplaint, isConnectionError, isReadOnly } from './db/database-error.ts';
import { EmbeddedDatabaseError } from './db/embedded/embedded-error.ts';
import { MigrationError } from './db/migrate.ts';
import { SiteNotBuiltError } from './site/static/site-files.ts';
import { systemErrorCode } from './system-error.ts';

/** The start failed for a reason an operator can mend; the message is one line that says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What to print of an error that stopped the start: one line for what is expected, everything for what is not. */
export function explainStartFailure(error: unknown): string {
  const expected = [
    BackupError,
    StartError,
    ConfigError,
    EmbeddedDatabaseError,
    MigrationError,
    SiteNotBuiltError,
  ];
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  if (!(error instanceof Error)) return String(error);
  return databaseFailure(error, 'The database') ?? error.stack ?? error.message;
}

/**
 * What stopped the start as a {@link StartError} that says which database failed, where one did; the error itself when
 * it is something else.
 */
export function explainDatabaseFailure(
  error: unknown,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): unknown {
  const name = databaseUrl ? 'The database of DATABASE_URL' : `The embedded database in ${dataDir}`;
  const failure = databaseFailure(error, name);
  return failure === undefined ? error : new StartError(failure);
}

/** Why a database did not let us in, in one line that begins with its name; undefined for any other error. */
export function databaseFailure(error: unknown, name: string): string | undefined {
  const complaint = databaseComplaint(error);
  if (complaint) return `${name} refused: ${complaint}`;
  if (isReadOnly(error))
    return `${name} takes no writes: it is a standby, or default_transaction_read_only is on`;
  if (!(error instanceof Error) || !isConnectionError(error)) return undefined;
  return `${name} cannot be reached (${systemErrorCode(error) ?? error.message})`;
}

/** @returns why the server could not listen, in words; the error itself when it is something else */
export function explainListenFailure(error: unknown, { host, port }: Config): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken by another program: stop it, or set PORT to another number`,
    EACCES: `Port ${port} needs rights this user does not have: set PORT to a number above 1023`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1`,
    ENOTFOUND: `HOST ${host} is not known: set HOST to an address of this machine, such as 127.0.0.1`,
  };
  const reason = reasons[systemErrorCode(error) ?? ''];
  return reason ? new StartError(reason) : error;
}

/**
 * Reports early what would stop the start late, after the slow steps.
 * @throws StartError when the server could not listen
 */
export async function assertPortIsFree(config: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenFailure(error, config)));
    probe.listen({ host: config.host, port: config.port }, () => probe.close(() => resolve()));
  });
}
