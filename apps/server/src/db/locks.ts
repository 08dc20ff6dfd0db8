import type { ContentKind } from '@phial/contract/content/content-body';
import type { Queryable } from './pool.ts';

/** Those of the jobs, tried: a process that does not get one leaves the turn to the process that has it. */
const JOB_LOCKS = {
  /** Waited for by changes of the schedule, too: the job reads the patterns that they change. */
  'make-slots': 760_421_311,
  'sweep-holds': 760_421_312,
  'drop-old-answers': 760_421_313,
  /** Tried by the command that erases, too. */
  'erase-personal-data': 760_421_314,
  'send-messages': 760_421_315,
  'drop-desk-news': 760_421_316,
  'record-failed-sign-ins': 760_421_317,
  'sweep-pictures': 760_421_318,
  'plan-reminders': 760_421_319,
  'send-waiting-messages': 760_421_367,
  'offer-places': 760_421_320,
  'send-password-resets': 760_421_342,
  'drop-day-notes': 760_421_349,
  'send-texts': 760_421_366,
  'drop-delivery-reports': 760_421_378,
  'send-report-messages': 760_421_379,
  'drop-old-limits': 760_421_399,
  'read-webhook-events': 760_421_351,
  'sweep-webhooks': 760_421_352,
  'link-audit-log': 760_421_395,
  'write-audit-heads': 760_421_396,
  /** Tried by the command that makes a backup, too. */
  'back-up': 760_421_380,
  /** Waited for by a backup, which has to see its own WAL shipped. */
  'ship-wal': 760_421_381,
} as const;

export type JobName = keyof typeof JOB_LOCKS;

/**
 * Every numbered advisory lock of PostgreSQL that the server takes. Servers of the former and the present version run
 * side by side during an upgrade: a number stays what it is.
 */
export const LOCKS = {
  ...JOB_LOCKS,
  /** Waited for: one process migrates, the others then find nothing to do. */
  migrations: 760_421_301,
  /** Waited for: one process loads the sample. */
  sample: 760_421_321,
  /** Waited for: one process creates the first accounts. */
  'first-accounts': 760_421_341,
  /** Tried: a second rotation of keys ends at once and says so. */
  'rotate-keys': 760_421_331,
} as const;

type Lock = keyof typeof LOCKS;

/** Takes a lock until the transaction ends, once whoever has it is done. */
export async function waitForLock(tx: Queryable, lock: Lock): Promise<void> {
  await tx.query({ name: 'lock-wait', text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCKS[lock]] });
}

/** Takes a lock until the transaction ends, unless somebody else has it: then it answers false at once. */
export async function tryLock(tx: Queryable, lock: Lock): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>({
    name: 'lock-try',
    text: 'SELECT pg_try_advisory_xact_lock($1) AS locked',
    values: [LOCKS[lock]],
  });
  return rows[0]?.locked ?? false;
}

/**
 * What is written by one after the other: a kind of content, cities and districts, the order of the service points, the catalogue (two groups
 * cannot become each other's children, and an import cannot take rows of somebody who waits for the table), and who of
 * the accounts is an administrator, and which endpoints there are for webhooks.
 */
type Register =
  | ContentKind
  | 'area'
  | 'service_point'
  | 'service'
  | 'test_item'
  | 'administrators'
  | 'webhook_endpoint';

/** Waits until nobody else writes a register, and keeps it from others until the transaction ends. */
export async function lockRegister(tx: Queryable, register: Register): Promise<void> {
  await tx.query({
    name: 'lock-register',
    text: 'SELECT pg_advisory_xact_lock(760421, hashtext($1))',
    values: [register],
  });
}

/**
 * Waits until nobody else counts the holds of a network at a service point on a day. Nothing else takes this lock, and
 * it is taken before any row's.
 */
export async function lockHoldShare(
  tx: Queryable,
  {
    networkHash,
    servicePointId,
    serviceDay,
  }: { networkHash: Buffer; servicePointId: string; serviceDay: string },
): Promise<void> {
  await tx.query({
    name: 'lock-hold-share',
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [[networkHash.toString('base64'), servicePointId, serviceDay].join(' ')],
  });
}

/** For a transaction that may wait for a lock, or work between two statements, for longer than a request may take. */
export async function liftTimeLimits(tx: Queryable): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) {
    await tx.query({ name: `lift-${limit}`, text: `SET LOCAL ${limit} = 0` });
  }
}

/** Mail servers and providers may take their time: the transaction that holds the job's lock rests meanwhile. */
export async function allowRest(tx: Queryable): Promise<void> {
  await tx.query({
    name: 'job-rest',
    text: `SET LOCAL idle_in_transaction_session_timeout = '90s'`,
  });
}
