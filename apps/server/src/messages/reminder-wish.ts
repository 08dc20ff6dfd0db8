import type { Person } from '@phial/domain/booking/booking-form';
import type { AppDependencies } from '../app-dependencies.ts';
import type { LookupHash } from '../crypto/key-ring.ts';
import { hasOptedOut, optIn, optOut } from './reminder-wish.sql.ts';

type Contacts = Pick<Person, 'telNo' | 'email'>;
type WishDependencies = Pick<AppDependencies, 'db' | 'keys' | 'clock'>;

/**
 * Whether reminders may be sent to these contacts. A wish under an older key is kept under the newest one as well, so
 * that it outlives the older key: the address that it was made of stands nowhere.
 */
export async function wantsReminders(deps: WishDependencies, contacts: Contacts): Promise<boolean> {
  const { db, keys } = deps;
  const hashes = contactsOf(contacts).flatMap((contact) => keys.keyedHashes('reminder-opt-out', contact));
  const optedOut = await hasOptedOut(
    db,
    hashes.map(({ hash }) => hash),
  );
  if (optedOut) await setReminders(deps, contacts, false);
  return !optedOut;
}

/** Keeps whether reminders may be sent to these contacts, by any booking. */
export async function setReminders(
  { db, keys, clock }: WishDependencies,
  contacts: Contacts,
  wanted: boolean,
): Promise<void> {
  const hashes = contactsOf(contacts).map((contact) => keys.keyedHashes('reminder-opt-out', contact));
  const bytes = (some: readonly LookupHash[]) => some.map(({ hash }) => hash);
  if (wanted) await optIn(db, bytes(hashes.flat()));
  else
    await optOut(db, {
      hashes: bytes(hashes.flatMap((byKeys) => byKeys.slice(0, 1))),
      keyId: keys.newestId,
      now: clock.now(),
    });
}

/** One mailbox is one contact however its letters are written. */
function contactsOf({ telNo, email }: Contacts): string[] {
  return [telNo, email.toLowerCase()].filter((contact) => contact !== '');
}
