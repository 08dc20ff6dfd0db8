import { subjectOfAnswer } from '../booking/idempotency.ts';
import { deleteAnswers, type KeptAnswer, readAnswersAfter } from './answers.sql.ts';
import type { PersonalTableDependencies, SoughtPerson } from './personal-table.ts';

const ROWS_A_BATCH = 500;

/**
 * Deletes the stored responses to a person's bookings, which repeat what was sent.
 * They are sealed and carry no hash, so each of the last day is opened. An
 * answer is the person's by its document number, which is an identity card's,
 * and by its booking when the number was corrected since.
 */
export async function forgetAnswers(
  { tx, keys }: Pick<PersonalTableDependencies, 'tx' | 'keys'>,
  { document, appointmentIds }: SoughtPerson,
): Promise<void> {
  const bookings: ReadonlySet<string> = new Set(appointmentIds);
  const cardNumber = document.documentType === 'HKID' ? document.documentNumber : undefined;
  const isOwn = (answer: KeptAnswer) => {
    const subject = subjectOfAnswer({ keys }, answer);
    return subject !== undefined && (subject.docNo === cardNumber || bookings.has(subject.apptRecordId));
  };
  let last: Buffer | undefined = Buffer.alloc(0);
  while (last !== undefined) {
    const kept = await readAnswersAfter(tx, last, ROWS_A_BATCH);
    const own = kept.filter(isOwn).map((answer) => answer.key_hash);
    if (own.length > 0) await deleteAnswers(tx, own);
    last = kept.at(-1)?.key_hash;
  }
}
