import type { ImportChange } from '@phial/contract/imports/import';
import type { ImportProblem } from '@phial/contract/imports/import-problem';
import type { WeeklyPattern } from '@phial/contract/schedule/schedule';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import { findWeekProblem } from '@phial/domain/schedule/opening-week';
import { namedPoint } from '../../service-points/named-point.ts';
import {
  readScheduleState,
  type ScheduleState,
  type StoredServicePoint,
} from '../../service-points/schedule-state.ts';
import { dayCell, integerCell, lineCell, optional, timeCell, weekdaysCell } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { weekOf, wirePattern } from '../changes/week.ts';
import { readWeekVersions } from '../schedule.sql.ts';
import { serviceKey } from '../slots.ts';
import { planSheetChanges } from './import-changes.ts';

interface HoursRow {
  servicePoint: string;
  service: string;
  weekdays: number[];
  opens: string;
  closes: string;
  everyMinutes: number;
  seats: number;
  validFrom: string | undefined;
  validUntil: string | undefined;
}

const DAY = { cell: optional(dayCell, undefined), optional: true };

/** Weeks of service points and services; one that the sheet does not name stays. */
export const weeklyHoursImport = importKind<HoursRow>({
  roles: ['manager', 'administrator'],
  columns: {
    servicePoint: { cell: lineCell(200) },
    service: { cell: lineCell(64) },
    weekdays: { cell: weekdaysCell },
    opens: { cell: timeCell },
    closes: { cell: timeCell },
    everyMinutes: { cell: integerCell(1, 1440) },
    seats: { cell: integerCell(0, 1000) },
    validFrom: DAY,
    validUntil: DAY,
  },
  planRows,
});

/** The rows of one service at one service point. */
interface Week {
  readonly point: StoredServicePoint;
  readonly type: ServiceType;
  readonly rows: SheetRow<HoursRow>[];
}

async function planRows(rows: readonly SheetRow<HoursRow>[], work: ImportWork): Promise<ImportPlan> {
  const state = await readScheduleState(work.tx, dayOf(work.now));
  const { weeks, problems } = groupedByService(rows, state);
  problems.push(...weeks.flatMap(weekProblems));
  const versions = await readWeekVersions(work.tx);
  const changed = weeks.flatMap((week) => {
    const { point, type } = week;
    const present = weekOf({ servicePointId: point.id, type }, state.patterns, versions);
    const patterns = week.rows.map(({ values }) => wirePattern(patternOf(values)));
    if (isSameWeek(patterns, present.patterns)) return [];
    const line = week.rows[0]?.line ?? 1;
    const { version } = present;
    const effect = present.patterns.length === 0 ? ('added' as const) : ('changed' as const);
    const change = { kind: 'week' as const, servPtId: point.id, type, version, patterns };
    return [{ week, line, effect, change }];
  });
  if (problems.length > 0) return { problems, changes: [], unchanged: 0, write: async () => {} };
  const plan = await planSheetChanges(work, changed);
  return {
    ...plan,
    changes: changed.map(({ week, line, effect }): ImportChange => ({ line, effect, title: titleOf(week) })),
    unchanged: weeks.length - changed.length,
  };
}

/** The rows by service point and service, and those that name none that there is. */
function groupedByService(rows: readonly SheetRow<HoursRow>[], { points }: ScheduleState) {
  const weeks = new Map<string, Week>();
  const problems: ImportProblem[] = [];
  for (const row of rows) {
    const { line, values } = row;
    const point = namedPoint(values.servicePoint, points);
    const types = [...new Set(point?.abilities.map(({ type }) => type))];
    const type = types.find((one) => one.toLowerCase() === values.service.toLowerCase());
    if (point === undefined) {
      const value = values.servicePoint;
      problems.push({ line, column: 'servicePoint', code: 'service-point-unknown', value });
    } else if (type === undefined) {
      const value = values.service;
      problems.push({ line, column: 'service', code: 'service-not-offered', value, expected: types });
    } else {
      const key = serviceKey({ servicePointId: point.id, type });
      const week = weeks.get(key) ?? { point, type, rows: [] };
      week.rows.push(row);
      weeks.set(key, week);
    }
  }
  return { weeks: [...weeks.values()], problems };
}

function weekProblems({ rows }: Week): ImportProblem[] {
  const found = findWeekProblem(rows.map(({ values }) => patternOf(values)));
  if (found === undefined) return [];
  const line = rows[found.at]?.line ?? 1;
  if (found.problem === 'pattern-times') return [{ line, code: found.problem }];
  return [{ line, code: found.problem, expected: [String(rows[found.other]?.line)] }];
}

function patternOf({ weekdays, opens, closes, everyMinutes, seats, ...valid }: HoursRow): OpeningPattern {
  const { validFrom, validUntil } = valid;
  return {
    weekdays,
    opens,
    closes,
    everyMinutes,
    capacity: seats,
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
  };
}

type WirePatterns = readonly WeeklyPattern[];

function isSameWeek(a: WirePatterns, b: WirePatterns): boolean {
  return written(a) === written(b);
}

function written(patterns: WirePatterns): string {
  const lines = patterns.map(({ weekdays, opens, closes, everyMinutes, capacity, validFrom, validUntil }) =>
    [weekdays.join(), opens, closes, everyMinutes, capacity, validFrom, validUntil].join(' '),
  );
  return lines.sort().join('\n');
}

function titleOf({ point: { name }, type }: Week): ImportChange['title'] {
  return { tw: `${name.tw} ${type}`, zh: `${name.zh} ${type}`, en: `${name.en} ${type}` };
}
