import { closureReasons } from '@phial/content/closure-reasons';
import type { Closure, Names } from '@phial/contract/schedule';
import type { ScheduleChange } from '@phial/contract/schedule-change';
import { type DayKey, isDay } from '@phial/domain/hong-kong-time';

/** What somebody types about a closure. */
export interface ClosureDraft {
  /** `all`, `city:KLN` or `point:central`. */
  readonly where: string;
  readonly from: string;
  readonly until: string;
  /** Key of the reasons at hand; empty for names of one's own. */
  readonly reason: string;
  readonly names: Names;
}

const NO_NAMES: Names = { tw: '', zh: '', en: '' };

/** The names of a reason at hand. */
export function namesOfReason(reason: string): Names {
  return { ...NO_NAMES, ...closureReasons[reason] };
}

/** A closure to begin with. */
export function newDraft(day: DayKey, reason: string): ClosureDraft {
  return { where: 'all', from: day, until: day, reason, names: namesOfReason(reason) };
}

export function draftOf({ from, until, servPtId, city, names }: Closure): ClosureDraft {
  const where = servPtId !== null ? `point:${servPtId}` : city !== null ? `city:${city}` : 'all';
  const known = Object.entries(closureReasons).find(
    ([, reason]) => reason.tw === names.tw && reason.en === names.en,
  );
  return { where, from, until, reason: known?.[0] ?? '', names };
}

/** What keeps a draft from being looked at; the field by its name. */
export function draftProblems({ from, until, names }: ClosureDraft): ('from' | 'until' | keyof Names)[] {
  const days = [
    ...(isDay(from) ? [] : ['from' as const]),
    ...(isDay(until) && until >= from ? [] : ['until' as const]),
  ];
  const empty = (['tw', 'zh', 'en'] as const).filter((language) => names[language].trim() === '');
  return [...days, ...empty];
}

/** The change a draft means. @param former the closure it changes; undefined for a new one */
export function changeOf(draft: ClosureDraft, former: Closure | undefined): ScheduleChange {
  const { from, until, names } = draft;
  if (former !== undefined) {
    const { closureId, version } = former;
    return { kind: 'closure-change', closureId, version, from, until, names };
  }
  const [kind, id = ''] = draft.where.split(':');
  return {
    kind: 'closure',
    from,
    until,
    names,
    servPtId: kind === 'point' ? id : null,
    city: kind === 'city' ? id : null,
  };
}
