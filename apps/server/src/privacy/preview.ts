import type { HeldErasure, PersonalTableName, RetentionPreview } from '@phial/contract/staff/privacy';
import { addDays, type DayKey, dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import type { Queryable } from '../db/pool.ts';
import type { RowsOfDay } from '../personal-data/personal-table.ts';
import { keptSince } from './erase-due.ts';
import { readProgress } from './erasure-progress.sql.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

type PreviewDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config'>;

/** How far ahead the preview looks. */
const DAYS_AHEAD = 7;

interface DayOfTable extends RowsOfDay {
  table: PersonalTableName;
}

/** What is due before a day and not erased, by table and day. */
export async function countDueByDay(db: Queryable, before: DayKey): Promise<DayOfTable[]> {
  const days: DayOfTable[] = [];
  for (const { name, retention } of PERSONAL_TABLES) {
    const counted = retention ? await retention.countByDay(db, before) : [];
    days.push(...counted.map((day) => ({ table: name, ...day })));
  }
  return days;
}

/** What the daily erasure will erase: what is due now, and what falls due within a week. */
export async function readPreview(deps: PreviewDependencies): Promise<RetentionPreview> {
  const { retentionDays } = deps.config;
  const since = keptSince(deps);
  const days = await countDueByDay(deps.db, addDays(since, DAYS_AHEAD));
  const held = await readHeld(deps);
  const erasedOn = (day: DayKey) => addDays(day, retentionDays + 1);
  return {
    retentionDays,
    keptSince: since,
    days: days.map((day) => ({ ...day, erasedOn: erasedOn(day.day) })),
    ...(held !== undefined && { held }),
  };
}

/** What the erasure asks an administrator about; undefined while it asks nothing. */
export async function readHeld({
  db,
  clock,
}: Pick<AppDependencies, 'db' | 'clock'>): Promise<HeldErasure | undefined> {
  const progress = await readProgress(db);
  const { held_before: before, held_records: records, erased_before: erasedBefore } = progress;
  if (before === null || records === null) return undefined;
  return { records, before, erasedBefore, today: dayOf(clock.now()) };
}

/** What is due in a table: how many rows, and the first and last of their days. */
export interface DueRows {
  table: PersonalTableName;
  rows: number;
  first: DayKey;
  last: DayKey;
}

/** What is due now, by table; empty when nothing is. */
export async function readDue(deps: PreviewDependencies): Promise<DueRows[]> {
  const due = new Map<PersonalTableName, DueRows>();
  for (const { table, day, rows } of await countDueByDay(deps.db, keptSince(deps))) {
    const so = due.get(table) ?? { table, rows: 0, first: day, last: day };
    due.set(table, { ...so, rows: so.rows + rows, last: day });
  }
  return [...due.values()];
}
