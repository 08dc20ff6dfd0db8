import type { Person } from '@phial/domain/booking/booking-form';
import { comparableName } from '@phial/domain/identity/person-name';
import { decoyOf } from '../crypto/decoy.ts';
import type { KeyRing } from '../crypto/key-ring.ts';
import { orUnreadable } from '../crypto/unreadable.ts';
import { decryptContacts, decryptName } from './encrypted-person.ts';
import type { StoredAppointment } from './enquiry.sql.ts';

/** An appointment with its person, decrypted. */
export interface NamedAppointment {
  row: StoredAppointment;
  person: Person;
}

/**
 * Those that were booked under a name; the rest of a person is decrypted for them alone. At least one name is
 * decrypted, so that a number without bookings takes no less time than one with a wrong name.
 */
export function namedAppointments(
  keys: KeyRing,
  stored: readonly StoredAppointment[],
  wanted: string,
): NamedAppointment[] {
  const comparable = comparableName(wanted);
  if (stored.length === 0) comparableName(decoyOf(keys, 'name', 'Chan Tai Man'));
  return stored.flatMap((row) =>
    orUnreadable(() => {
      const name = decryptName(keys, row);
      return comparableName(name) === comparable
        ? [{ row, person: { name, ...decryptContacts(keys, row) } }]
        : [];
    }, []),
  );
}
