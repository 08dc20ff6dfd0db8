import type { BookingService } from '@phial/contract/booking/service';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../app-dependencies.ts';
import { isRetired } from './break-day.ts';
import { readDirectory } from './service-points.service.ts';

/** Every service as visitors see it, in order; retired ones too, for bookings of the past. */
export async function listBookingServices(
  deps: Pick<AppDependencies, 'db' | 'clock'>,
): Promise<BookingService[]> {
  const { points, services } = await readDirectory(deps);
  const today = dayOf(deps.clock.now());
  const open = [...points.values()].filter((point) => !isRetired(point, today));
  const offered = new Set(open.flatMap(({ types }) => [...types]));
  return [...services.values()].map(({ mostSeats, state, ...service }) => ({
    ...service,
    bookable: offered.has(service.code),
  }));
}
