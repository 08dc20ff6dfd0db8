import type { Person } from '@phial/domain/booking/booking-form';
import { sameName } from '@phial/domain/identity/person-name';
import type { AppDependencies } from '../app-dependencies.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { Refused } from '../errors.ts';
import type { CheckedSlot } from './checked-request.ts';
import { decryptName } from './encrypted-person.ts';
import { readClashing } from './person-guard.sql.ts';

/** What a visitor wanted to book. */
interface WantedBooking {
  /** The record that is changed; one that does not exist for a new booking. */
  appointmentId: string;
  person: Person;
  wanted: CheckedSlot;
}

/**
 * Who books under a number that is booked already learns of that booking only under the name it was made under:
 * a document number is easily known to others. Everybody else is refused without a reason.
 * @param error what stopped the booking
 * @returns `booking-refused` instead of `same-time` and `same-day` of a booking under another name; any other error as
 *   it is
 */
export async function withoutOthersBooking(
  { db, keys }: Pick<AppDependencies, 'db' | 'keys'>,
  error: unknown,
  { appointmentId, person, wanted }: WantedBooking,
): Promise<unknown> {
  if (!(error instanceof Refused) || (error.code !== 'same-time' && error.code !== 'same-day')) return error;
  const hashes = keys.lookupHashes(person.docNo).map(({ hash }) => hash);
  const names = (await readClashing(db, { hashes, appointmentId, ...wanted })).map((row) =>
    orUnreadable(() => decryptName(keys, row), ''),
  );
  return names.some((name) => sameName(name, person.name)) ? error : new Refused('booking-refused');
}
