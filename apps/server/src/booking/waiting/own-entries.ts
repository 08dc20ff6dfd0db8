import type { WaitingEntry } from '@phial/contract/booking/waiting';
import type { Person } from '@phial/domain/booking/booking-form';
import { sameName } from '@phial/domain/identity/person-name';
import type { AppDependencies } from '../../app-dependencies.ts';
import { decoyOf } from '../../crypto/decoy.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { WaitingPerson } from '../enquiry.sql.ts';
import { decryptWaiting } from './encrypted-entry.ts';
import { readEntries } from './entry.sql.ts';
import { ownEntry } from './waiting.service.ts';
import { signWaitingLink } from './waiting-link.ts';

const NOBODY = JSON.stringify({
  name: 'Chan Tai Man',
  docNo: 'A123456(3)',
  telNo: '',
  email: '',
} satisfies Person);

/**
 * What a person waits for, in the order of joining; without entries that have ended or led to a booking. A number that
 * nobody waits under takes the work of one with a wrong name (docs/rules/identity.md#same-answer): only somebody who
 * gave the right one has another statement made.
 * @param waiting the entries under the document number
 */
export async function findWaitingEntries(
  { db, keys, clock }: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  waiting: readonly WaitingPerson[],
  name: string,
): Promise<WaitingEntry[]> {
  if (waiting.length === 0) sameName((JSON.parse(decoyOf(keys, 'person', NOBODY)) as Person).name, name);
  const own = waiting.filter((entry) => isNamed(keys, entry, name));
  if (own.length === 0) return [];
  const now = clock.now();
  const rows = await readEntries(
    db,
    own.map(({ id }) => id),
    now,
  );
  return rows.map((row) => ownEntry(row, signWaitingLink(keys, row.id), now));
}

function isNamed(keys: KeyRing, { id, keyId, person }: WaitingPerson, name: string): boolean {
  return orUnreadable(() => sameName(decryptWaiting(keys, { id, key_id: keyId, person }).name, name), false);
}
