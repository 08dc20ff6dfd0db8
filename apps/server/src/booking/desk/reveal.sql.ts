import type { RevealReason } from '@phial/contract/desk-act';
import type { Queryable } from '../../db/pool.ts';
import type { FilledRow, Row } from '../../db/row.ts';
import type { DeskAction } from './desk-audit.sql.ts';

const ACTION: DeskAction = 'document-number-revealed';

export type EncryptedNumber = Row<'appointment', 'id'> &
  FilledRow<'appointment', 'key_id' | 'document_number'>;

/** One statement, so that nobody reads the number without a line in the audit log. Undefined: no such person. */
export async function readNumberTelling(
  db: Queryable,
  call: { id: string; eventId: string; now: Date; account: string; reason: RevealReason },
): Promise<EncryptedNumber | undefined> {
  return db.row<EncryptedNumber>({
    name: 'desk-reveal',
    text: `
WITH found AS (
  SELECT id, key_id, document_number FROM appointment WHERE id = $1::uuid AND erased_at IS NULL
), told AS (
  INSERT INTO event (id, at, actor, action, appointment_id, detail)
  SELECT $2::uuid, $3, $4, '${ACTION}', id, jsonb_build_object('reason', $5::text) FROM found
)
SELECT id, key_id, document_number FROM found`,
    values: [call.id, call.eventId, call.now, call.account, call.reason],
  });
}
