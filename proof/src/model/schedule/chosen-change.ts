import type { ScheduleChange } from '@phial/contract/schedule/schedule-change';
import { addDays } from '@phial/domain/hong-kong-time';
import fc from 'fast-check';
import { NAMES, pattern } from '../../../../apps/server/src/schedule/testing/manager.ts';
import { seldom, some } from '../choices.ts';
import type { Change } from './change-model.ts';
import { type ScheduleModel, type Service, today } from './schedule-model.ts';
import { CITY, type ScheduleStand } from './schedule-stand.ts';

/** What of a change is chosen before it is known what there is to change. */
export const changeChosen = fc.record({
  kind: fc.constantFrom('week', 'week', 'closure', 'closure', 'closure-change', 'closure-end'),
  service: fc.nat({ max: 2 }),
  hours: fc.constantFrom(
    undefined,
    ...[1, 2].flatMap((seats) => [
      { opens: '10:00', closes: '12:00', everyMinutes: 60, seats },
      { opens: '11:00', closes: '13:00', everyMinutes: 60, seats },
      { opens: '10:00', closes: '11:30', everyMinutes: 30, seats },
    ]),
  ),
  from: fc.integer({ min: -1, max: 3 }),
  days: fc.constantFrom(0, 0, 0, 1, 3, -1),
  reach: fc.constantFrom('service', 'point', 'city', 'service of city'),
  closedHours: fc.constantFrom(
    null,
    null,
    { from: '10:00', until: '11:00' },
    { from: '11:15', until: '12:00' },
    { from: '12:00', until: '11:00' },
  ),
  closure: some,
  isOutdated: seldom,
});

export type ChosenChange = typeof changeChosen extends fc.Arbitrary<infer Value> ? Value : never;

export function changeOf(model: ScheduleModel, chosen: ChosenChange): Change {
  const { kind, service, hours, closedHours, isOutdated } = chosen;
  const version = (now: number) => (isOutdated ? now + 1 : now);
  if (kind === 'week') return { kind, service, hours, version: version(model.weeks[service]?.version ?? 1) };
  const from = addDays(today(model), chosen.from);
  const until = addDays(from, chosen.days);
  const closure = model.closures.length === 0 ? undefined : chosen.closure % model.closures.length;
  if (kind === 'closure' || closure === undefined) {
    const { servPtId, type } = model.services[service] as Service;
    const isOfCity = chosen.reach.includes('city');
    return {
      kind: 'closure',
      from,
      until,
      hours: closedHours,
      servPtId: isOfCity ? null : servPtId,
      type: chosen.reach.includes('service') ? type : null,
    };
  }
  const present = version(model.closures[closure]?.version ?? 1);
  if (kind === 'closure-end') return { kind, closure, version: present };
  return { kind: 'closure-change', closure, version: present, from, until, hours: closedHours };
}

export function wireChange(
  { services }: ScheduleModel,
  { closureIds }: ScheduleStand,
  change: Change,
): ScheduleChange {
  switch (change.kind) {
    case 'week': {
      const { service, hours, ...rest } = change;
      const { seats: capacity = 1, ...times } = hours ?? {};
      const patterns = hours === undefined ? [] : [pattern({ ...times, capacity })];
      return { ...rest, ...(services[service] as Service), patterns };
    }
    case 'closure':
      return { ...change, city: change.servPtId === null ? CITY : null, names: NAMES };
    case 'closure-change': {
      const { closure, ...rest } = change;
      return { ...rest, closureId: closureIds[closure] ?? '', names: NAMES };
    }
    case 'closure-end': {
      const { closure, ...rest } = change;
      return { ...rest, closureId: closureIds[closure] ?? '' };
    }
  }
}
