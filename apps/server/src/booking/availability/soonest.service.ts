import type { SoonestTimes } from '@phial/contract/availability';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { ServiceType } from '@phial/domain/service-type';
import type { AppDependencies } from '../../app-dependencies.ts';
import { shortCache } from '../../db/short-cache.ts';
import { readSoonestFree } from './soonest.sql.ts';

const cache = shortCache<SoonestTimes>();

/** When each service point has its first free time of a type; at most a second old. */
export async function soonestTimes(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  type: ServiceType,
): Promise<SoonestTimes> {
  const now = clock.now();
  return cache(db).get(type, '', now, async () => {
    const slots = await readSoonestFree(db, type, now);
    return Object.fromEntries(
      slots.map(({ service_point_id, starts_at }) => [service_point_id, formatServTime(starts_at)]),
    );
  });
}
