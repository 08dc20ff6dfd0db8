import type { Closure } from '@phial/contract/schedule/schedule';
import type { ServiceType } from '@phial/domain/booking/service-type';
import type { DayKey } from '@phial/domain/hong-kong-time';
import type { OpeningPattern } from '@phial/domain/schedule/opening-pattern';
import type { LocalText } from '../db/local-text.ts';
import type { Queryable } from '../db/pool.ts';
import type { CamelRow } from '../db/row.ts';
import { loadServices, type Services } from '../services/services.service.ts';
import { readClosures, readPatterns, readServicePoints } from './service-points.sql.ts';

export interface StoredServicePoint
  extends Omit<CamelRow<'service_point'>, 'district' | 'position' | 'sample' | 'updatedAt' | 'updatedBy'> {
  cityName: LocalText;
  districtId: string;
  district: LocalText;
  abilities: { type: ServiceType; name: LocalText }[];
}

/** A service point and one type it offers. */
export interface Service {
  servicePointId: string;
  type: ServiceType;
}

/** An opening pattern and where it holds. */
export interface PlacedPattern extends Service {
  pattern: OpeningPattern;
}

/** What decides which slots there are. */
export interface ScheduleState {
  /** In the order they are shown. */
  points: readonly StoredServicePoint[];
  patterns: readonly PlacedPattern[];
  /** By their first day. */
  closures: readonly Closure[];
  services: Services;
}

const LAST_DAY_OF_ALL = '9999-12-31';

/** Service points, services, weekly patterns, and the closures that touch a stretch of days. */
export async function readScheduleState(
  db: Queryable,
  from: DayKey,
  until: DayKey = LAST_DAY_OF_ALL,
): Promise<ScheduleState> {
  return {
    points: await readServicePoints(db),
    patterns: await readPatterns(db),
    closures: await readClosures(db, from, until),
    services: await loadServices(db),
  };
}
