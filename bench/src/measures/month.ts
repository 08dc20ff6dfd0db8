import { randomInt } from 'node:crypto';
import { addDays, instantOf } from '@phial/domain/hong-kong-time';
import { readOfferedSlots } from '../../../apps/server/src/booking/availability/availability.sql.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { pgbenchScript } from '../harness/pgbench-script.ts';
import { recordStatement } from '../harness/record-statement.ts';
import { getRequest } from '../harness/request-bytes.ts';
import { WEEKS } from '../world/calendar.ts';
import { FIRST_POINT, type World } from '../world/seed.ts';

const DAYS = 31;
/** Days on which a month can begin that lies within the weeks there are. */
const STARTS = WEEKS * 7 - DAYS;

/** The number of a day on which a month can begin. */
export function randomMonth(): number {
  return randomInt(STARTS);
}

export function monthPath({ monday }: World, point: number, start: number): string {
  const first = addDays(monday, start);
  const range = `startDate=${first}&endDate=${addDays(first, DAYS - 1)}`;
  return `/api/rest/appointment/servPtApptTime/${FIRST_POINT + point}?type=ECG&${range}`;
}

/** @param pick lines that set `point` (from 0) and `start`, the number of the first day */
export async function monthScript(db: Database, pick: string[]): Promise<string> {
  const statement = await recordStatement(readOfferedSlots, {
    servicePointId: ':servicepoint',
    type: "'ECG'",
    from: 'to_timestamp(:from)',
    until: 'to_timestamp(:until)',
    now: ':now',
  });
  const range = [
    `\\set servicepoint :point + ${FIRST_POINT}`,
    '\\set from :midnight + :start * 86400',
    `\\set until :from + ${DAYS} * 86400`,
  ];
  return pgbenchScript(db, [...pick, ...range], [statement]);
}

export function monthVariables({ monday }: World) {
  return { midnight: instantOf(monday, '00:00').getTime() / 1000, now: new Date().toISOString() };
}

/** Another point or another month with each request, in an order in which none comes back within a second. */
export const month: Measure = {
  name: 'month',
  title: 'month of slots, not remembered',
  against: 'pgbench',
  aim: 0.35,
  async contest(stand) {
    const { db, world } = stand;
    return againstPgbench(stand, {
      request: (n) => getRequest(monthPath(world, n % world.points, Math.floor(n / world.points) % STARTS)),
      script: await monthScript(db, [
        `\\set point random(0, ${world.points - 1})`,
        `\\set start random(0, ${STARTS - 1})`,
      ]),
      variables: monthVariables(world),
    });
  },
};
