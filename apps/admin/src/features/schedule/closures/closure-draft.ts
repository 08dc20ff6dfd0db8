import { closureReasons } from '@phial/content/closure-reasons';
import type { Closure, ClosureHours, Names } from '@phial/contract/schedule/schedule';
import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';
import { readTypedTime } from '../hours/week-rows.ts';

export const LANGUAGES = ['tw', 'zh', 'en'] as const;

/** What somebody types about a closure. */
export interface ClosureDraft {
  /** `all`, `city:KLN` or `point:central`. */
  readonly where: string;
  /** Code of the only service that is closed; empty for all of them. */
  readonly service: string;
  readonly from: string;
  readonly until: string;
  /** Closed hours of each day, as typed; null: whole days. */
  readonly hours: ClosureHours | null;
  /** Key of the reasons at hand; empty for names of one's own. */
  readonly reason: string;
  readonly names: Names;
}

/** The names of a reason at hand. */
export function namesOfReason(reason: string): Names {
  return { tw: '', zh: '', en: '', ...closureReasons[reason] };
}

/** A closure to begin with. */
export function newDraft(day: DayKey, reason: string): ClosureDraft {
  return {
    where: 'all',
    service: '',
    from: day,
    until: day,
    hours: null,
    reason,
    names: namesOfReason(reason),
  };
}

/** A closure as it would be typed. */
export function draftOf({ from, until, servPtId, city, type, hours, names }: Closure): ClosureDraft {
  const where = servPtId !== null ? `point:${servPtId}` : city !== null ? `city:${city}` : 'all';
  const known = Object.entries(closureReasons).find(
    ([, reason]) => reason.tw === names.tw && reason.en === names.en,
  );
  return { where, service: type ?? '', from, until, hours, reason: known?.[0] ?? '', names };
}

/** A field of the form that is not right. */
export type ClosureProblem = 'from' | 'until' | 'hours-from' | 'hours-until' | keyof Names;

/** What keeps a draft from being looked at; the field by its name. */
export function draftProblems({ from, until, hours, names }: ClosureDraft): ClosureProblem[] {
  const days = [
    ...(isDay(from) ? [] : ['from' as const]),
    ...(isDay(until) && until >= from ? [] : ['until' as const]),
  ];
  const wrongHours = hours === null ? [] : hoursProblems(hours);
  const empty = LANGUAGES.filter((language) => names[language].trim() === '');
  return [...days, ...wrongHours, ...empty];
}

function hoursProblems({ from, until }: ClosureHours): ClosureProblem[] {
  const [begins, ends] = [readTypedTime(from), readTypedTime(until)];
  const isAfter = ends !== undefined && (begins === undefined || begins < ends);
  return [
    ...(begins === undefined ? ['hours-from' as const] : []),
    ...(isAfter ? [] : ['hours-until' as const]),
  ];
}

/** The hours of a draft without problems, on the 24-hour clock. */
export function hoursOf({ hours }: ClosureDraft): ClosureHours | null {
  if (hours === null) return null;
  const { from, until } = hours;
  return { from: readTypedTime(from) ?? from, until: readTypedTime(until) ?? until };
}

/** The change a draft means. @param former the closure it changes; undefined for a new one */
export function changeOf(draft: ClosureDraft, former: Closure | undefined): ScheduleChange {
  const { from, until, names } = draft;
  const hours = hoursOf(draft);
  if (former !== undefined) {
    const { closureId, version } = former;
    return { kind: 'closure-change', closureId, version, from, until, hours, names };
  }
  return { kind: 'closure', from, until, hours, names, ...locationOf(draft) };
}

/** The service point or the city of a draft, and its service, as a closure has them. */
export function locationOf({ where, service }: ClosureDraft): Pick<Closure, 'servPtId' | 'city' | 'type'> {
  const [kind, id = ''] = where.split(':');
  return {
    servPtId: kind === 'point' ? id : null,
    city: kind === 'city' ? id : null,
    type: service || null,
  };
}
