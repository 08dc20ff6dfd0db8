import {
  CONFIGURATION_PROBLEM_CODES,
  type ConfigurationProblem,
} from '@phial/contract/configuration/configuration';
import type { ClosureHours } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import type { DayKey } from '@phial/domain/hong-kong-time';
import { recordEvent } from '../audit/record-event.ts';
import { Refused } from '../errors.ts';
import { fingerprintOf, planChange } from '../schedule/change-plan.ts';
import { week } from '../schedule/changes/week.ts';
import { applyChange } from '../schedule/confirm.service.ts';
import { readScheduleState, type ScheduleState, type Service } from '../service-points/schedule-state.ts';
import type { Configuration, ConfiguredClosure, ConfiguredWeek } from './format.ts';
import { compareList, type ImportWork, isAlike } from './import-report.ts';
import { readBreakRows, readPointRows } from './snapshot.sql.ts';
import type { Snapshot } from './snapshot.ts';
import { markBreak, markPoint, markWeek, readServicesWithoutSlots, readWeekVersion } from './write.sql.ts';

interface ScheduleWork extends ImportWork {
  readonly today: DayKey;
  /** Services whose slots were touched. */
  readonly touched: Service[];
}

/**
 * Holidays, closures, the days on which points retire, and weekly hours, each as the change that a manager would
 * confirm. One that affects bookings is refused with the points at which it does.
 * @param work has the lock `make-slots`
 */
export async function importSchedule(
  work: ScheduleWork,
  wanted: Pick<Configuration, 'holidays' | 'closures' | 'servicePoints' | 'weeks'>,
  present: Pick<Snapshot, 'holidays' | 'closures' | 'weeks'>,
): Promise<void> {
  if (wanted.holidays) await importHolidays(work, wanted.holidays, present.holidays);
  if (wanted.closures) await importClosures(work, wanted.closures, present.closures);
  if (wanted.servicePoints) await importRetirements(work, wanted.servicePoints);
  if (wanted.weeks) await importWeeks(work, wanted.weeks, present.weeks);
}

async function importHolidays(
  work: ScheduleWork,
  holidays: Snapshot['holidays'],
  present: Snapshot['holidays'],
): Promise<void> {
  const { tx, report, today } = work;
  const wanted = holidays.filter(({ day }) => day >= today);
  const { differing, same } = compareList(report, 'holidays', { wanted, present, idOf: ({ day }) => day });
  report.same = same;
  const rows = (await readBreakRows(tx, today)).filter(({ kind }) => kind === 'public-holiday');
  const pathOf = (item: (typeof holidays)[number]) => `holidays.${holidays.indexOf(item)}`;
  const added: typeof wanted = [];
  for (const { item, former } of differing) {
    const { day, names } = item;
    const path = pathOf(item);
    const row = rows.find(({ from, until }) => from <= day && day <= until);
    if (former === undefined || row === undefined) {
      added.push(item);
    } else if (row.from !== row.until) {
      report.problems.push({ path, problem: 'several-days' });
    } else if (!isAlike(former.names, names)) {
      const { id: closureId, version } = row;
      await applied(work, path, { kind: 'closure-change', closureId, version, from: day, until: day, names });
    }
  }
  await addHolidays(work, added, pathOf);
  const now = (await readBreakRows(tx, today)).filter(({ kind }) => kind === 'public-holiday');
  for (const { item } of differing) {
    const row = now.find(({ from, until }) => from === item.day && until === item.day);
    if (row !== undefined) await markBreak(tx, row.id, item.sample ?? false);
  }
}

/** All in one change, which looks at every slot once; one by one where something is in the way, to say of which day. */
async function addHolidays(
  work: ScheduleWork,
  holidays: Snapshot['holidays'],
  pathOf: (holiday: Snapshot['holidays'][number]) => string,
): Promise<void> {
  if (holidays.length === 0) return;
  const days = holidays.map(({ day, names }) => ({ day, names }));
  if ((await problemOf(work, { kind: 'holidays', days })) === undefined) return;
  for (const holiday of holidays) {
    const { day, names } = holiday;
    await applied(work, pathOf(holiday), { kind: 'holidays', days: [{ day, names }] });
  }
}

async function importClosures(
  work: ScheduleWork,
  closures: readonly ConfiguredClosure[],
  present: readonly ConfiguredClosure[],
): Promise<void> {
  const { tx, report, today } = work;
  const wanted = closures.filter(({ until }) => until >= today);
  const ids = new Map([...numbered(wanted), ...numbered(present)]);
  const idOf = (closure: ConfiguredClosure) => ids.get(closure) ?? '';
  const { differing, same } = compareList(report, 'closures', { wanted, present, idOf });
  report.same = same;
  const read = async () => {
    const rows = (await readBreakRows(tx, today)).filter(({ kind }) => kind === 'closure');
    const keys = numbered(
      rows.map((row) => ({ ...row, servicePoint: row.servicePointId, service: row.serviceType })),
    );
    return new Map([...keys].map(([row, key]) => [key, row]));
  };
  const rows = await read();
  for (const { item, former } of differing) {
    const { from, until, servicePoint: servPtId, city, service: type = null, hours = null, names } = item;
    const path = `closures.${closures.indexOf(item)}`;
    const row = rows.get(idOf(item));
    if (former === undefined || row === undefined) {
      await applied(work, path, { kind: 'closure', from, until, servPtId, city, type, hours, names });
    } else if (!isAlike(former.names, names)) {
      const { id: closureId, version } = row;
      await applied(work, path, { kind: 'closure-change', closureId, version, from, until, names });
    }
  }
  const now = await read();
  for (const { item } of differing) {
    const row = now.get(idOf(item));
    if (row !== undefined) await markBreak(tx, row.id, item.sample ?? false);
  }
}

/** Closures by their days, hours and reach, which is what tells them apart; those of the same are counted. */
function numbered<
  Closure extends Pick<ConfiguredClosure, 'from' | 'until' | 'servicePoint' | 'city'> & {
    service?: string | null;
    hours?: ClosureHours | null;
  },
>(closures: readonly Closure[]): Map<Closure, string> {
  const counts = new Map<string, number>();
  return new Map(
    closures.map((closure) => {
      const { from, until, city, servicePoint, service, hours } = closure;
      const time = hours ? `${hours.from}-${hours.until}` : '';
      const key = [from, until, city ?? '', servicePoint ?? '', service ?? '', time].join(' ').trimEnd();
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [closure, count === 1 ? key : `${key} ${count}`];
    }),
  );
}

/** The difference was noted with the points. */
async function importRetirements(work: ScheduleWork, wanted: Snapshot['servicePoints']): Promise<void> {
  const { tx } = work;
  const present = new Map((await readPointRows(tx)).map((row) => [row.id, row]));
  for (const [at, { id, retiredFrom: from, sample = false }] of wanted.entries()) {
    const point = present.get(id);
    if (point === undefined || point.retiredFrom === from) continue;
    const path = `servicePoints.${at}.retiredFrom`;
    await applied(work, path, { kind: 'retirement', servPtId: id, version: point.version, from });
    await markPoint(tx, id, sample);
  }
}

async function importWeeks(
  work: ScheduleWork,
  wanted: readonly ConfiguredWeek[],
  present: readonly ConfiguredWeek[],
): Promise<void> {
  const { tx, report } = work;
  const idOf = ({ servicePoint, service }: ConfiguredWeek) => `${servicePoint} ${service}`;
  const { differing, same } = compareList(report, 'weeks', {
    wanted: wanted.map(inOrder),
    present: present.map(inOrder),
    idOf,
  });
  report.same = same;
  const state = await readScheduleState(tx, work.today);
  const slotless = await readServicesWithoutSlots(
    tx,
    differing.map(({ item }) => item),
  );
  for (const { item, at, former } of differing) {
    const { servicePoint: servPtId, service: type, patterns, sample = false } = item;
    if (former === undefined || !isAlike(former.patterns, patterns)) {
      const version = await readWeekVersion(tx, servPtId, type);
      const change = { kind: 'week', servPtId, type, version, patterns } as const;
      if (slotless.has(idOf(item))) await beginWeek(work, `weeks.${at}`, change, state);
      else await applied(work, `weeks.${at}`, change);
    }
    await markWeek(tx, { servicePoint: servPtId, service: type, sample });
  }
}

/**
 * Writes the hours of a service at a point where no slot of it was ever made, so that nobody can have booked one. The
 * slots of all of these are made together after the import.
 */
async function beginWeek(
  { tx, now, today, actor, report, touched }: ScheduleWork,
  path: string,
  change: Extract<ScheduleChange, { kind: 'week' }>,
  state: ScheduleState,
): Promise<void> {
  const { check, apply, write, audit } = week(change);
  try {
    await check(tx, state, today);
  } catch (error) {
    report.problems.push({ path, problem: codeOf(error) });
    return;
  }
  await write(tx, apply(state, []));
  await recordEvent(tx, { at: now, actor, ...audit });
  touched.push({ servicePointId: change.servPtId, type: change.type });
}

function inOrder(week: ConfiguredWeek): ConfiguredWeek {
  const patterns = week.patterns.map((pattern) => ({
    ...pattern,
    weekdays: pattern.weekdays.toSorted((a, b) => a - b),
  }));
  const keyOf = ({ weekdays, opens, closes, validFrom, validUntil }: (typeof patterns)[number]) =>
    [weekdays.join(''), opens, closes, validFrom ?? '', validUntil ?? ''].join(' ');
  return { ...week, patterns: patterns.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

/** Makes a change that affects no booking, or notes why it cannot be made. */
async function applied(work: ScheduleWork, path: string, change: ScheduleChange): Promise<void> {
  const problem = await problemOf(work, change);
  if (problem !== undefined) work.report.problems.push({ path, ...problem });
}

/** Makes a change that affects no booking. @returns why it cannot be made; then nothing was written */
async function problemOf(
  { tx, now, actor, touched }: ScheduleWork,
  change: ScheduleChange,
): Promise<Omit<ConfigurationProblem, 'path'> | undefined> {
  try {
    const plan = await planChange(tx, change, now);
    if (plan.affected.length > 0) {
      const points = [...new Set(plan.affected.map(({ servicePointId }) => servicePointId))].sort();
      return { problem: 'bookings-affected', count: plan.affected.length, points };
    }
    const fingerprint = fingerprintOf(change, plan);
    const { services } = await applyChange(tx, now, actor, { change, fingerprint, decisions: [] });
    touched.push(...services);
    return undefined;
  } catch (error) {
    return { problem: codeOf(error) };
  }
}

/** Of a refusal that the file is to blame for; anything else is thrown on. */
function codeOf(error: unknown): ConfigurationProblem['problem'] {
  const code =
    error instanceof Refused ? CONFIGURATION_PROBLEM_CODES.find((one) => one === error.code) : undefined;
  if (code === undefined) throw error;
  return code;
}
