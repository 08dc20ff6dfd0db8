import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import type { Encrypted, KeyRing } from '../../crypto/key-ring.ts';
import type { Row } from '../../db/row.ts';

export const ENCRYPTED_ORDERS: EncryptedColumn = { table: 'lab_order', column: 'sealed' };

/** What of an order is encrypted: read together, written together. */
export interface OrderContent {
  /** Clinical notes, as typed. */
  notes: string;
  /** Of the QR code on the request note; none before the order is placed. */
  noteToken?: string;
}

/** The encrypted column of an order. */
export type EncryptedOrderRow = Row<'lab_order', 'id' | 'key_id' | 'sealed'>;

/** @param orderId the row it is bound to; the value cannot be decrypted in another */
export function encryptOrder(keys: KeyRing, orderId: string, content: OrderContent): Encrypted {
  return keys.encrypt(orderId, 'sealed', JSON.stringify(content));
}

/** @throws Error when the value was altered, or encrypted with a key that is not in the ring */
export function decryptOrder(keys: KeyRing, row: EncryptedOrderRow): OrderContent {
  return JSON.parse(keys.decrypt(row.id, 'sealed', row.key_id, row.sealed)) as OrderContent;
}
