import { randomUUID } from 'node:crypto';
import type { WaitingEntry } from '@phial/contract/booking/waiting';
import type { Person } from '@phial/domain/booking/booking-form';
import { sameName } from '@phial/domain/identity/person-name';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { DocumentHash } from '../../crypto/document-hash.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import { decryptWaiting, encryptWaiting } from './encrypted-entry.ts';
import { type EntryRow, readEntriesOf } from './entry.sql.ts';
import { ownEntry } from './waiting.service.ts';
import { signWaitingLink } from './waiting-link.ts';

/**
 * What a person waits for, by document number and name, in the order of joining; without entries that have ended or
 * led to a booking. A number that nobody waits under takes the work of one with a wrong name
 * (docs/rules/identity.md#same-answer).
 */
export async function findWaitingEntries(
  { db, keys, clock }: Pick<AppDependencies, 'db' | 'keys' | 'clock'>,
  document: DocumentHash,
  { docNo, name }: Pick<Person, 'docNo' | 'name'>,
): Promise<WaitingEntry[]> {
  const now = clock.now();
  const stored = await readEntriesOf(db, [document.hash, ...document.older], now);
  if (stored.length === 0) decryptNobody(keys, { docNo, name });
  return stored
    .filter((row) => isNamed(keys, row, name))
    .map((row) => ownEntry(row, signWaitingLink(keys, row.id), now));
}

function isNamed(keys: KeyRing, row: EntryRow, name: string): boolean {
  return orUnreadable(() => sameName(decryptWaiting(keys, row).name, name), false);
}

function decryptNobody(keys: KeyRing, person: Pick<Person, 'docNo' | 'name'>): void {
  const id = randomUUID();
  const { keyId, bytes } = encryptWaiting(keys, id, { ...person, telNo: '', email: '' });
  decryptWaiting(keys, { id, key_id: keyId, person: bytes });
}
