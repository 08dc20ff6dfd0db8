import type { ServiceType } from '@phial/domain/booking/service-type';
import { addDays, type DayKey } from '@phial/domain/hong-kong-time';
import type { Queryable } from '../db/pool.ts';
import { readServices, type StoredService } from './services.sql.ts';

export type { StoredService } from './services.sql.ts';

/** Services by their codes, in the order they are shown; retired ones too. */
export type Services = ReadonlyMap<ServiceType, StoredService>;

/** Not from a cache: in a transaction, as things stand there. */
export async function loadServices(db: Queryable): Promise<Services> {
  return new Map((await readServices(db)).map((service) => [service.code, service]));
}

/** The last day on which a service takes bookings; undefined where it takes none, being retired or unknown. */
export function lastBookableDay(services: Services, type: ServiceType, today: DayKey): DayKey | undefined {
  const service = services.get(type);
  return service?.state === 'ACTIVE' ? addDays(today, service.daysAhead) : undefined;
}
