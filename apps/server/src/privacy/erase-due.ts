import type { PersonalTableName } from '@phial/contract/staff/privacy';
import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Queryable } from '../db/pool.ts';
import type { Retention } from '../personal-data/personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Rows in one statement: far from its time limit. */
const ROWS_A_BATCH = 500;

/** Statements in one transaction for each table: what it locks is free again within moments. */
const BATCHES_A_TURN = 10;

/**
 * The day from which on personal data are kept: those of the days before it are due.
 * A booking is due when its day, in Hong Kong, is more than `RETENTION_DAYS` ago,
 * whether it was attended, missed or cancelled.
 */
export function keptSince({ clock, config }: Pick<AppDependencies, 'clock' | 'config'>): DayKey {
  return addDays(dayOf(clock.now()), -config.retentionDays);
}

/**
 * One turn of erasing what is due in every table that promises it, recorded in the
 * audit log when there was anything. An appointment's row stays, with its time,
 * service point, type, status and language, for the statistics.
 * @param deps.db a transaction
 * @returns how many rows; there may be more for as long as it is not 0
 */
export async function eraseDue(
  deps: Pick<AppDependencies, 'clock' | 'config'> & { db: Queryable },
  actor: 'job' | 'command',
  rowsABatch = ROWS_A_BATCH,
): Promise<number> {
  const { db, clock } = deps;
  const before = keptSince(deps);
  const now = clock.now();
  const erased: Partial<Record<PersonalTableName, number>> = {};
  for (const { name, retention } of PERSONAL_TABLES) {
    const rows = retention ? await eraseTable(retention, db, { now, before, limit: rowsABatch }) : 0;
    if (rows > 0) erased[name] = rows;
  }
  const total = Object.values(erased).reduce((sum, rows) => sum + rows, 0);
  if (total > 0) {
    const detail = { ...erased, before };
    await recordEvent(db, { at: now, actor, action: 'personal-data-erased', detail });
  }
  return total;
}

async function eraseTable(
  { eraseBatch }: Retention,
  db: Queryable,
  turn: { now: Date; before: DayKey; limit: number },
): Promise<number> {
  let erased = 0;
  for (let batch = 1; batch <= BATCHES_A_TURN; batch++) {
    const rows = await eraseBatch(db, turn);
    erased += rows;
    if (rows < turn.limit) break;
  }
  return erased;
}
