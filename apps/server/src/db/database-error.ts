import pg from 'pg';

/** A server that takes no writes: a standby, or a primary that was demoted or is being switched over. */
const READ_ONLY = '25006';

/** SQLSTATEs of a server that is not there for the moment: starting, stopping, or cut off. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04']);

/** SQLSTATEs of work that was given up because it took or waited too long, or met a deadlock. */
const OVERTAXED = new Set(['57014', '55P03', '40P01', '40001']);

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EACCES',
  'EAI_AGAIN',
]);

/** What `pg` says, without a code, of a connection that broke or could not be had in time. */
const BROKEN =
  /^(?:Connection terminated|There was an error establishing an SSL connection|timeout e(?:xceeded|xpired)|Client has encountered a connection error|Client was closed|Cannot use a pool after)/i;

/** The time of a call was over before the database had answered; see `call-deadline.ts`. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout';

  constructor() {
    super('The database did not answer within the time of a call');
  }
}

/** A connection led to a server that takes no writes. */
export class ReadOnlyDatabase extends Error {
  override readonly name = 'ReadOnlyDatabase';

  constructor() {
    super('The database is read-only');
  }
}

/** Whether the database answered that it takes no writes, so that this connection and those like it are of no use. */
export function isReadOnly(error: unknown): boolean {
  if (error instanceof ReadOnlyDatabase) return true;
  return error instanceof pg.DatabaseError && (error.code === READ_ONLY || isOfUnloggedTable(error));
}

/** A standby has no unlogged tables (captchas, limits), and finds that out before it looks whether it may write. */
function isOfUnloggedTable({ code, routine }: pg.DatabaseError): boolean {
  return code === '0A000' && routine === 'get_relation_info';
}

/** The constraint that a statement violated, by its name in the migrations; undefined for any other error. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') ? error.constraint : undefined;
}

/** Whether the database could not be reached, or broke off: the same request may do later (`busy`). */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseTimeout || isReadOnly(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (error instanceof pg.DatabaseError) {
    // Class 53: short of connections, memory or room on the disk.
    return UNAVAILABLE.has(error.code ?? '') || /^(?:08|53)/.test(error.code ?? '');
  }
  // A file that is not there has the code of a socket that is not there, and names its path; a socket has an address.
  const isOfNetwork = 'code' in error && NETWORK.has(String(error.code)) && !('path' in error);
  return isOfNetwork || BROKEN.test(error.message);
}

/** Whether the database gave a statement up (time limits, deadlock): the same request may do later (`busy`). */
export function isOvertaxed(error: unknown): boolean {
  return error instanceof pg.DatabaseError && OVERTAXED.has(error.code ?? '');
}

/** Whether the database refused a value as such (class 22: U+0000, out of range, not a date): the edge should have. */
export function isUnfitValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code?.startsWith('22') ?? false);
}

/** What a server of one's own says when it lets nobody in: wrong password, no such database… No personal data. */
export function databaseComplaint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && /^(?:28|3D|42501)/.test(error.code ?? '')
    ? error.message
    : undefined;
}
