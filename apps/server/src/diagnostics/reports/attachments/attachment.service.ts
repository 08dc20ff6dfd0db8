import { parseRecordId } from '@phial/domain/uuid';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { found } from '../../../errors.ts';
import { findAttachment } from './attachment.sql.ts';
import { decryptAttachment } from './encrypted-attachment.ts';

/**
 * A PDF of one of the doctor's own reports, as it was sent; it is in the audit log before anything is answered.
 * @param asked.version undefined for the newest
 * @throws Refused `not-found`, for another doctor's report as for none
 * @throws UnreadableError when it cannot be decrypted
 */
export async function openAttachment(
  { db, clock, keys }: Pick<AppDependencies, 'db' | 'clock' | 'keys'>,
  doctorId: string,
  asked: { id: string; version: number | undefined; position: number },
): Promise<{ reportNumber: string; pdf: Buffer }> {
  const reportId = parseRecordId(asked.id);
  const row = found(await findAttachment(db, doctorId, { ...asked, reportId }));
  const pdf = decryptAttachment(keys, row);
  const detail = { report: reportId, version: row.version };
  const event = { at: clock.now(), actor: { account: doctorId }, detail };
  await recordEvent(db, { ...event, action: 'report-attachment-opened' });
  return { reportNumber: row.number, pdf };
}
