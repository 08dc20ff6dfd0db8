import type { Person } from '@phial/domain/booking/booking-form';
import type { AppDependencies } from '../app-dependencies.ts';
import { coversOwner } from '../crypto/booking-token.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { Refused } from '../errors.ts';
import { readOwner, type StoredOwner } from './cancel.sql.ts';
import { decoyPerson, decryptPerson } from './encrypted-person.ts';

/** A record, and the person it is under. */
export interface OwnedRecord {
  record: StoredOwner;
  owner: Person;
}

/**
 * The record a token reaches.
 * @param token answer of `verifyBookingToken`
 * @throws Refused `booking-token` when there is no such record, or it is under another number or name; the same for each,
 *   after the same work
 */
export async function findOwned(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  id: string,
  token: Buffer,
): Promise<OwnedRecord> {
  const record = await readOwner(db, id, clock.now());
  if (record === undefined) {
    coversOwner(keys, token, decoyPerson(keys));
    throw new Refused('booking-token');
  }
  const owner = orUnreadable(() => decryptPerson(keys, { id, ...record }), undefined);
  if (owner === undefined || !coversOwner(keys, token, owner)) throw new Refused('booking-token');
  return { record, owner };
}
