import type { Alternatives, FreeTime } from '@phial/contract/booking/availability';
import type { ServicePoint } from '@phial/contract/booking/service-point';
import type { ServiceType } from '@phial/domain/booking/service-type';
import { endOfDay, formatServTime } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Database } from '../../db/pool.ts';
import { shortCache } from '../../db/short-cache.ts';
import { Refused } from '../../errors.ts';
import { lastDayOf, readDirectory } from '../../service-points/service-points.service.ts';
import { findNearestFree, type NearSlot } from './free-slots.sql.ts';

/** A slot that was asked for. */
interface Lost {
  servicePointId: string;
  serviceType: ServiceType;
  startsAt: Date;
  /** How many are to be seated within the hour (docs/rules/booking.md#several-people); one where it is missing. */
  people?: number;
}

/** Free times near a slot, by service type: those who lose one slot at the same moment are offered the same. */
const cache = shortCache<NearSlot[]>('alternatives');

/** Drops the cached free times of a type; call it when a seat of it was taken or given back. */
export function clearAlternatives(db: Database, type: string): void {
  cache(db).delete(type);
}

/**
 * The refusal of a slot that cannot be had, with the nearest free times at
 * this point and at others.
 * @param code `slot-full`: others were first; `slot-past`: it has begun; `slot-unknown`: there is none then
 */
export async function slotGone(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  code: 'slot-full' | 'slot-past' | 'slot-unknown',
  { people = 1, ...lost }: Lost,
): Promise<Refused> {
  const [{ points }, last] = await Promise.all([readDirectory(deps), lastDayOf(deps, lost.serviceType)]);
  const near = last === undefined ? [] : await nearestFree(deps, { ...lost, people }, endOfDay(last));
  const offer = (slots: NearSlot[]): FreeTime[] =>
    slots.flatMap(({ service_point_id, starts_at }) => {
      const known = points.get(service_point_id);
      return known === undefined ? [] : [freeTime(known.point, lost.serviceType, starts_at)];
    });
  const data: Alternatives = {
    alternatives: {
      samePoint: offer(near.filter((slot) => slot.same_point)),
      nearby: offer(near.filter((slot) => !slot.same_point)),
    },
  };
  return new Refused(code, data);
}

function nearestFree(
  { db, clock }: Pick<AppDependencies, 'db' | 'clock'>,
  lost: Required<Lost>,
  until: Date,
): Promise<NearSlot[]> {
  const { servicePointId, serviceType, startsAt, people } = lost;
  const now = clock.now();
  return cache(db).get(serviceType, `${startsAt.getTime()} ${people} ${servicePointId}`, now, () =>
    findNearestFree(db, { ...lost, now, until }),
  );
}

/** @throws Refused `slot-unknown` or `slot-full`, with free times, when a statement got no seat of a slot */
export async function assertGot(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
  got: boolean | null,
  slot: Lost,
): Promise<void> {
  if (!got) throw await slotGone(deps, got === null ? 'slot-unknown' : 'slot-full', slot);
}

function freeTime(point: ServicePoint, type: ServiceType, startsAt: Date): FreeTime {
  const { servPtId, servPtEng, servPtCht, servPtChs, districtEng, districtCht, districtChs } = point;
  const words = { servPtEng, servPtCht, servPtChs, districtEng, districtCht, districtChs };
  return { servPtId, servTime: formatServTime(startsAt), type, ...words };
}
