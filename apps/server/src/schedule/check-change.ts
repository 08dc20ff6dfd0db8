import type { Names } from '@phial/contract/schedule';
import type { ScheduleChange } from '@phial/contract/schedule-change';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { findWeekProblem } from '@phial/domain/opening-week';
import type { Queryable } from '../db/pool.ts';
import { Refused } from '../errors.ts';
import { readPattern } from './changed-schedule.ts';
import type { ScheduleState } from './planned-slots.ts';
import { readWeek, typesOf, wireClosure } from './read-schedule.ts';

/**
 * Whether a change can be made to the schedule as it stands.
 * @throws Refused `service-point-unknown`; `pattern-times`, `pattern-overlap` with the places of the rows;
 *   `closure-days`, `closure-names`; `version-conflict` with the week or closure as it is now
 */
export async function checkChange(
  db: Queryable,
  state: ScheduleState,
  change: ScheduleChange,
  today: DayKey,
): Promise<void> {
  switch (change.kind) {
    case 'week':
      return checkWeek(db, state, change);
    case 'closure':
      checkPlace(state, change);
      return checkClosure(change, today);
    case 'closure-change':
      checkVersion(state, change);
      return checkClosure(change, today);
    case 'closure-end':
      return checkVersion(state, change);
    case 'holidays':
      if (!change.days.every(({ day }) => isDay(day))) throw new Refused('closure-days');
      for (const { names } of change.days) checkNames(names);
  }
}

async function checkWeek(
  db: Queryable,
  { points }: ScheduleState,
  change: Extract<ScheduleChange, { kind: 'week' }>,
): Promise<void> {
  const point = points.find(({ id }) => id === change.servPtId);
  if (point === undefined || !typesOf(point).includes(change.type))
    throw new Refused('service-point-unknown');
  const bounds = change.patterns.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil]);
  if (!bounds.every((day) => day === null || isDay(day))) throw new Refused('closure-days');
  const problem = findWeekProblem(change.patterns.map(readPattern));
  if (problem !== undefined) throw new Refused(problem.problem, problem);
  const week = await readWeek(db, { servicePointId: change.servPtId, type: change.type });
  if (week.version !== change.version) throw new Refused('version-conflict', { week });
}

function checkPlace(
  { points }: ScheduleState,
  { servPtId, city }: { servPtId: string | null; city: string | null },
): void {
  const known =
    servPtId === null
      ? city === null || points.some((point) => point.city === city)
      : city === null && points.some(({ id }) => id === servPtId);
  if (!known) throw new Refused('service-point-unknown');
}

function checkClosure(
  { from, until, names }: { from: DayKey; until: DayKey; names: Names },
  today: DayKey,
): void {
  if (!isDay(from) || !isDay(until) || until < from || until < today) throw new Refused('closure-days');
  checkNames(names);
}

function checkNames({ tw, zh, en }: Names): void {
  if ([tw, zh, en].some((name) => name.trim() === '')) throw new Refused('closure-names');
}

function checkVersion(
  { closures }: ScheduleState,
  { closureId, version }: { closureId: string; version: number },
): void {
  const closure = closures.find(({ id }) => id === closureId);
  if (closure?.version === version) return;
  throw new Refused('version-conflict', { closure: closure === undefined ? null : wireClosure(closure) });
}
