import { randomUUID } from 'node:crypto';
import type { RevealedNumber, RevealReason } from '@phial/contract/desk-act';
import { Refused } from '../../errors.ts';
import { decryptDocumentNumber } from '../encrypted-person.ts';
import type { DeskDependencies } from './desk-act.ts';
import { readNumberTelling } from './reveal.sql.ts';

/**
 * The whole document number of an appointment; the audit log records who looked, when and why
 * (docs/rules/privacy.md#revealing-a-number).
 * @throws Refused `not-found`
 */
export async function revealNumber(
  { db, clock, keys }: DeskDependencies,
  { appointmentId, account, reason }: { appointmentId: string; account: string; reason: RevealReason },
): Promise<RevealedNumber> {
  const call = { id: appointmentId, eventId: randomUUID(), now: clock.now(), account, reason };
  const row = await readNumberTelling(db, call);
  if (row === undefined) throw new Refused('not-found');
  return { docNo: decryptDocumentNumber(keys, row) };
}
