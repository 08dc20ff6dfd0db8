import type { RequestNotePerson } from '@phial/contract/orders/order';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { Refused } from '../../../errors.ts';
import { findOrderByToken, findPersonOfOrder } from '../any-order.sql.ts';
import { decryptPatient } from '../patients/encrypted-patient.ts';
import { noteTokenHash } from './note-token.ts';

/**
 * What the booking form is filled with, for whoever holds the request note:
 * until the specimen came, the order was cancelled, or 90 days are over. Of a patient who was erased or
 * cannot be decrypted there is nothing to fill in.
 * @throws Refused `too-many-requests`; `request-note-invalid`, whichever of them it is and for no token at all
 */
export async function personOfRequestNote(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'keys' | 'limits'>,
  { token, address }: { token: string; address: string },
): Promise<RequestNotePerson> {
  await deps.limits.consume('request-note', { address });
  const order = await findOrderByToken(deps.db, noteTokenHash(token));
  const now = deps.clock.now();
  const fills = order?.state === 'PLACED' && order.noteTokenUntil !== null && order.noteTokenUntil > now;
  if (!fills) throw new Refused('request-note-invalid');
  const { patient } = await findPersonOfOrder(deps.db, order);
  const person =
    patient === null ? undefined : orUnreadable(() => decryptPatient(deps.keys, patient), undefined);
  if (person === undefined) throw new Refused('request-note-invalid');
  await recordEvent(deps.db, {
    at: now,
    actor: 'visitor',
    action: 'request-note-used',
    detail: { order: order.id },
  });
  const { name, documentType, documentNumber, telNo, email } = person;
  const docNo = documentType === 'HKID' ? documentNumber : '';
  return { orderNumber: order.number, name, docNo, telNo, email };
}
