import type { EncryptedColumn } from '../../../crypto/encrypted-column.ts';
import type { Encrypted, KeyRing } from '../../../crypto/key-ring.ts';
import type { FilledRow } from '../../../db/row.ts';

/** Some megabytes a row, so a few at a time. */
export const ENCRYPTED_ATTACHMENTS: EncryptedColumn = {
  table: 'report_attachment',
  column: 'content',
  rowsABatch: 4,
};

export type AttachmentRow = FilledRow<'report_attachment', 'id' | 'key_id' | 'content'>;

/** @param id the row it is bound to; the value cannot be decrypted in another */
export function encryptAttachment(keys: KeyRing, id: string, pdf: Buffer): Encrypted {
  return keys.encrypt(id, 'content', pdf.toString('base64'));
}

/** @throws UnreadableError when the value was altered, or its key is not in the ring */
export function decryptAttachment(keys: KeyRing, row: AttachmentRow): Buffer {
  return Buffer.from(keys.decrypt(row.id, 'content', row.key_id, row.content), 'base64');
}
