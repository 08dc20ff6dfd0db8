import type { Person } from '@phial/domain/booking/booking-form';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import type { KeyRing } from '../../crypto/key-ring.ts';
import type { Row } from '../../db/row.ts';

export const ENCRYPTED_WAITING: EncryptedColumn = {
  table: 'waiting_entry',
  column: 'person',
  documentOf: (text) => (JSON.parse(text) as Person).docNo,
};

/** @param entryId the row it is bound to; the value cannot be decrypted in another */
export function encryptWaiting(keys: KeyRing, entryId: string, person: Person) {
  return keys.encrypt(entryId, 'person', JSON.stringify(person));
}

/** @throws UnreadableError when the value was altered, or encrypted with a key that is not in the ring */
export function decryptWaiting(
  keys: KeyRing,
  row: Pick<Row<'waiting_entry', 'id' | 'key_id' | 'person'>, 'id' | 'key_id' | 'person'>,
): Person {
  return JSON.parse(keys.decrypt(row.id, 'person', row.key_id, row.person)) as Person;
}
