import type { AuditDetail } from '@phial/contract/staff/audit-event';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import type { Job } from '../jobs/jobs.ts';
import { eraseDue, keptSince } from './erase-due.ts';
import {
  agreeToErasure,
  type ErasureProgress,
  holdErasure,
  lockProgress,
  noteErased,
} from './erasure-progress.sql.ts';
import { countDueByDay } from './preview.ts';

/** Days without a run that a server may have been off for; beyond them a clock that jumped is as likely. */
const MOST_DAYS_OFF = 45;

/** Days that a record may be overdue, as somebody had it under lock in one turn after another. */
const MOST_DAYS_OVERDUE = 7;

/** So few records are erased whatever the clock says: nobody is asked for them. */
const MOST_WITHOUT_ASKING = 10;

type TurnDependencies = Pick<AppDependencies, 'clock' | 'config'> & { db: Queryable };

/**
 * A turn of the daily erasure. It erases nothing, writes to the audit log once and to the log each time, when
 * more is due than the days since its last run explain: the clock may have jumped, or an old backup been
 * restored. An administrator agrees on the staff site, or with `npm run privacy -- erase --yes`; a clock that
 * is put right lifts it by itself.
 * @param deps.db a transaction
 * @returns how many records; there may be more for as long as it is not 0
 */
export async function eraseUnlessHeld(
  deps: TurnDependencies & Pick<AppDependencies, 'log'>,
): Promise<number> {
  const { db, clock, log } = deps;
  const before = keptSince(deps);
  const progress = await lockProgress(db);
  const records = await unexplainedRecords(db, before, progress);
  if (records <= MOST_WITHOUT_ASKING) return eraseToTheEnd(deps, 'job');
  const now = clock.now();
  await holdErasure(db, { before, records, now });
  const since = progress.erased_before;
  const detail: AuditDetail = { records, before, ...(since !== null && { since }) };
  if (progress.held_at === null) {
    await recordEvent(db, { at: now, actor: 'job', action: 'personal-data-erasure-held', detail });
  }
  log.warn(detail, 'the erasure of personal data waits for an administrator: more is due than expected');
  return 0;
}

/**
 * A turn of erasing what is due without asking, which notes that nothing is left once nothing is.
 * @param deps.db a transaction
 * @returns as {@link eraseDue}
 */
export async function eraseToTheEnd(deps: TurnDependencies, actor: 'job' | 'command'): Promise<number> {
  const erased = await eraseDue(deps, actor);
  if (erased === 0) await noteErased(deps.db, keptSince(deps));
  return erased;
}

/**
 * An administrator has seen what waits, and wants it erased.
 * @param before up to which day it waited on the screen
 * @throws Refused `version-conflict` when something else waits by now, or nothing
 */
export async function agreeToHeldErasure(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  account: string,
  before: DayKey,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { held_before: held, held_records: records } = await lockProgress(tx);
    if (held !== before || records === null) throw new Refused('version-conflict');
    await agreeToErasure(tx, before);
    const detail: AuditDetail = { records, before };
    const at = clock.now();
    await recordEvent(tx, { at, actor: { account }, action: 'personal-data-erasure-agreed', detail });
  });
}

/** How many records are due that neither the days since the last run nor an administrator account for. */
async function unexplainedRecords(
  db: Queryable,
  before: DayKey,
  { erased_before: erasedBefore, agreed_before: agreedBefore }: ErasureProgress,
): Promise<number> {
  const isAgreed = (day: DayKey) => agreedBefore !== null && day < agreedBefore;
  const isExpected = (day: DayKey) =>
    erasedBefore !== null &&
    before <= addDays(erasedBefore, MOST_DAYS_OFF) &&
    day >= addDays(erasedBefore, -MOST_DAYS_OVERDUE);
  return (await countDueByDay(db, before))
    .filter(({ day }) => !isAgreed(day) && !isExpected(day))
    .reduce((sum, { rows }) => sum + rows, 0);
}

/**
 * What falls due does so once a day, at midnight in Hong Kong; looking every hour makes up for a turn that failed, and
 * for a server that was down.
 */
export const eraseOldPersonalData: Job = {
  name: 'erase-personal-data',
  everySeconds: 3600,
  work: eraseUnlessHeld,
  untilDone: true,
};
