import { randomInt } from 'node:crypto';
import { formatServTime } from '@phial/domain/hong-kong-time';
import { insertHold } from '../../../apps/server/src/booking/holds/hold.sql.ts';
import type { Database } from '../../../apps/server/src/db/pool.ts';
import { againstPgbench, type Measure } from '../harness/measure.ts';
import { pgbenchScript } from '../harness/pgbench-script.ts';
import { recordStatement } from '../harness/record-statement.ts';
import { postRequest } from '../harness/request-bytes.ts';
import { PGBENCH_SLOT_START, pgbenchFirstSlot, randomSlotStart } from '../world/calendar.ts';
import { FIRST_POINT } from '../world/seed.ts';

/** @param points number of service points to choose from */
export async function holdScript(db: Database, points: number): Promise<string> {
  const picks = [
    '\\set id random(1000000000000000000, 9223372036854775807)',
    `\\set servicepoint random(${FIRST_POINT}, ${FIRST_POINT + points - 1})`,
  ];
  const hold = await recordStatement(insertHold, {
    wanted: {
      servicePointId: ':servicepoint',
      serviceType: "'ECG'",
      startsAt: 'to_timestamp(:start)',
      now: ':now',
      holdId: undefined,
    },
    id: "rpad(:id::text, 32, '0')",
    expiresAt: ':expires',
    networkHash: undefined,
  });
  return pgbenchScript(db, [...picks, PGBENCH_SLOT_START], [hold]);
}

/** A first hold, without a former one to give up. */
export const hold: Measure = {
  name: 'hold',
  title: 'hold',
  against: 'pgbench',
  async contest(stand) {
    const { db, world } = stand;
    const now = new Date();
    return againstPgbench(stand, {
      request: () =>
        postRequest('/api/rest/appointment/hold', {
          servPtId: String(FIRST_POINT + randomInt(world.points)),
          servTime: formatServTime(randomSlotStart(world.monday)),
          type: 'ECG',
        }),
      script: await holdScript(db, world.points),
      variables: {
        first: pgbenchFirstSlot(world.monday),
        now: now.toISOString(),
        expires: new Date(now.getTime() + 600_000).toISOString(),
      },
    });
  },
};
