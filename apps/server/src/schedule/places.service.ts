import type { OfferedPlace, PlacesRequest } from '@phial/contract/schedule-change';
import { isDay } from '@phial/domain/hong-kong-time';
import { Refused } from '../errors.ts';
import { planChange } from './change-plan.ts';
import { readFreePlaces, wirePlace } from './free-places.ts';
import { readBookingsOf } from './hit-bookings.sql.ts';
import { previewChange, type ScheduleDependencies } from './preview.service.ts';
import { clashes } from './proposals.ts';

/**
 * The free places of a service point on a day for one booking that is hit, once the change is made: without
 * those that clash with another booking of the person.
 * @returns by time; none for a day or a point that does not exist
 * @throws Refused as `checkChange`; `preview-outdated` with the preview of the moment when the change does not
 *   hit the booking any more
 */
export async function placesFor(
  deps: ScheduleDependencies,
  { change, apptRecordId, servPtId, day }: PlacesRequest,
): Promise<OfferedPlace[]> {
  const { db, clock } = deps;
  const now = clock.now();
  const plan = await planChange(db, change, now);
  const hit = plan.hits.find(({ id }) => id === apptRecordId);
  if (hit === undefined)
    throw new Refused('preview-outdated', { preview: await previewChange(deps, change) });
  if (!isDay(day)) return [];
  const services = [{ servicePointId: servPtId, type: hit.service_type }];
  const places = await readFreePlaces(db, plan, { services, days: [day], now });
  const own = (await readBookingsOf(db, [hit.document_hash], now)).filter(({ id }) => id !== hit.id);
  return places
    .filter((place) => !clashes(place, own))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map(wirePlace);
}
