import type { RevealedNumber, RevealReason } from '@phial/contract/desk-act';
import { recordEvent } from '../../audit/record-event.ts';
import { Refused } from '../../errors.ts';
import type { DeskDependencies } from '../desk/desk-act.ts';
import { isSpent } from '../desk/walk-in.sql.ts';
import { decryptClientInformation } from './client-information-code.ts';
import { codeHash } from './register-scene.service.ts';

/**
 * The whole document number in a client information code, to be compared with the document at the counter. The
 * audit log first records who looked and why; which person, it cannot say before there is an appointment.
 * @throws Refused `qr-code-invalid`, `qr-code-used`
 */
export async function revealSceneNumber(
  { db, clock, keys }: DeskDependencies,
  { token, account, reason }: { token: string; account: string; reason: RevealReason },
): Promise<RevealedNumber> {
  const { idCard, travelCardNumber } = decryptClientInformation(keys, clock, token);
  if (await isSpent(db, codeHash(token))) throw new Refused('qr-code-used');
  await recordEvent(db, {
    at: clock.now(),
    actor: { account },
    action: 'document-number-revealed',
    detail: { reason, fromCode: true },
  });
  return { docNo: idCard || travelCardNumber };
}
