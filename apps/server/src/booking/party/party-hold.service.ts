import { randomUUID } from 'node:crypto';
import type { Hold, HoldRequest } from '@phial/contract/booking/hold';
import { formatServTime } from '@phial/domain/hong-kong-time';
import type { AppDependencies } from '../../app-dependencies.ts';
import { constraintOf } from '../../db/database-error.ts';
import { retryWhenUndone } from '../../db/retry.ts';
import { Refused } from '../../errors.ts';
import { clearAvailability } from '../availability/availability.service.ts';
import { type CheckedHold, checkHold, wireHold } from '../holds/hold.service.ts';
import { mayHoldMore } from '../holds/hold.sql.ts';
import { keepLeftPlaces } from '../waiting/offer.sql.ts';
import { findPartySeats, insertPartyHold, type PartySeat, type PartySeats } from './party.sql.ts';
import { assertSeats, orOtherTimes } from './party-seats.ts';

/**
 * Keeps a seat for each of several people for 600 s, or for nobody; one hold to the page, extended and released as one
 * (docs/rules/booking.md#several-people). The visitor's former hold is given up in the same transaction.
 * @throws Refused as `takeHold` does; `slot-unknown`, `slot-full`, each with the nearest times that have a seat for everybody
 */
export async function holdForParty(
  deps: AppDependencies,
  { people, ...call }: { body: HoldRequest; address: string; people: number },
): Promise<Hold> {
  const hold = await checkHold(deps, call);
  const { wanted, expiresAt } = hold;
  const { id, found } = await orOtherTimes(deps, { wanted, people }, () =>
    keepUnderFreeId(deps, hold, people),
  );
  clearAvailability(deps.db, wanted.servicePointId, wanted.serviceType);
  for (const freed of found.freed) clearAvailability(deps.db, freed.service_point_id, freed.service_type);
  return {
    ...wireHold(id, expiresAt, 0),
    servTimes: found.seats.map(({ startsAt }) => formatServTime(startsAt)),
  };
}

interface Kept extends Pick<PartySeats, 'freed'> {
  seats: PartySeat[];
}

/** An id that is in use already, as when a call is repeated, gives way to a new one. */
async function keepUnderFreeId(
  deps: AppDependencies,
  hold: CheckedHold,
  people: number,
): Promise<{ id: string; found: Kept }> {
  try {
    return { id: hold.id, found: await retryWhenUndone(() => keepSeats(deps, hold, people)) };
  } catch (error) {
    if (constraintOf(error) !== 'hold_pkey') throw error;
    const id = randomUUID();
    return { id, found: await retryWhenUndone(() => keepSeats(deps, { ...hold, id }, people)) };
  }
}

async function keepSeats(
  { db }: AppDependencies,
  { wanted, id, expiresAt, networkHash }: CheckedHold,
  people: number,
): Promise<Kept> {
  return db.transaction(async (tx) => {
    if (networkHash !== undefined && !(await mayHoldMore(tx, { wanted, networkHash, people }))) {
      throw new Refused('hold-share-spent');
    }
    const { seats, freed, givenUp } = await findPartySeats(tx, wanted, people);
    assertSeats(seats);
    const ids = seats.map((_, index) => (index === 0 ? id : randomUUID()));
    await insertPartyHold(tx, { ids, seats, expiresAt, networkHash });
    await keepLeftPlaces(tx, givenUp);
    return { seats, freed };
  });
}
