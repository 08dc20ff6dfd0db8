import { endOfQuietHours } from '@phial/domain/booking/reminder';
import { dayOf } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { Job } from '../../jobs/jobs.ts';
import { readQuietHours } from '../../messages/quiet-hours.ts';
import { later } from '../../messages/send-messages.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { deleteExpiredHolds, deleteHold } from '../holds/hold.sql.ts';
import {
  deleteClosedPlaces,
  deleteSetAside,
  dropRetiredPoints,
  endOffer,
  endPastEntries,
  freeForAll,
  isListInUse,
  keepFreePlaces,
  offerPlace,
  readEndedOffers,
  readSetAside,
} from './offer.sql.ts';

/** So long before a visit somebody who waits has to be asked; at night it counts from the morning. */
const NOTICE_SECONDS = 2 * 60 * 60;

/**
 * Offers free places to whoever waits for them. One process at a time, so that they go out in the order of joining;
 * each step is a statement or a transaction of its own, and whoever comes next finds what was left undone.
 */
export const offerPlaces: Job = {
  name: 'offer-places',
  everySeconds: 0.5,
  work: ({ database, clock }) => offerDue({ db: database, clock }),
};

/** @returns how many offers ended or were made, and how many places were given back */
export async function offerDue({ db, clock }: Pick<AppDependencies, 'db' | 'clock'>): Promise<number> {
  if (!(await isListInUse(db))) return 0;
  const now = clock.now();
  const endOfQuiet = endOfQuietHours(now, await readQuietHours(db));
  const ending = { today: dayOf(now), now, tellAt: endOfQuiet ?? now };
  let done = (await endPastEntries(db, ending)) + (await dropRetiredPoints(db, ending));
  for (const { entry_id: entryId } of await readEndedOffers(db, now))
    done += Number(await endOffer(db, { entryId, state: 'EXPIRED', now }));
  await deleteExpiredHolds(db, now);
  const soonest = later(endOfQuiet ?? now, NOTICE_SECONDS);
  await deleteClosedPlaces(db);
  await keepAllFreePlaces(db, { soonest, now });
  for (const place of await readSetAside(db)) {
    // Nobody is woken for an offer: it is made in the morning, where there is time for it yet.
    if (endOfQuiet !== undefined && place.starts_at > soonest) continue;
    const isOffered = endOfQuiet === undefined && (await offerPlace(db, { id: place.id, now: clock.now() }));
    if (!isOffered) await giveBack(db, place);
    done += 1;
  }
  return done;
}

/** In the order of joining, and of a few entries at a time: each holds the locks of its slots for a moment only. */
async function keepAllFreePlaces(
  db: AppDependencies['db'],
  search: { soonest: Date; now: Date },
): Promise<void> {
  let after: string | undefined = '0';
  while (after !== undefined) after = await keepFreePlaces(db, { ...search, after });
}

/** A place that suits nobody any more is free for everybody. */
async function giveBack(db: AppDependencies['db'], place: { id: string; hold_id: string }): Promise<void> {
  const freed = await db.transaction(async (tx) => {
    await freeForAll(tx);
    // A statement of a process that was killed may have offered it after all.
    return (await deleteSetAside(tx, place.id)) ? deleteHold(tx, place.hold_id) : undefined;
  });
  if (freed !== undefined) clearAvailability(db, freed.service_point_id, freed.service_type);
}
