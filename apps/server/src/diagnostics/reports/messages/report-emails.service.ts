import type { ReportEmails, ReportEmailsChoice } from '@phial/contract/reports/report-emails';
import { isEmail } from '@phial/domain/identity/email';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { recordEvent } from '../../../audit/record-event.ts';
import { readChoice, writeChoice } from './report-emails.sql.ts';

/** The account of a doctor. */
interface Doctor {
  readonly id: string;
  /** The only address there is. */
  readonly login: string;
}

/** Of which reports a doctor is sent an e-mail, and whether one arrives. */
export async function readReportEmails(
  { db, config }: Pick<AppDependencies, 'db' | 'config'>,
  { id, login }: Doctor,
): Promise<ReportEmails> {
  const reach = isEmail(login) ? 'email' : 'no-address';
  return {
    reports: await readChoice(db, id),
    reach: config.smtpUrl === undefined ? 'no-mail-server' : reach,
  };
}

/** Changes of which reports a doctor is sent an e-mail, from the next message on. */
export async function chooseReportEmails(
  deps: Pick<AppDependencies, 'db' | 'clock' | 'config'>,
  doctor: Doctor,
  { reports }: ReportEmailsChoice,
): Promise<ReportEmails> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await writeChoice(tx, { doctorId: doctor.id, choice: reports, now }))) return;
    const detail = { reports };
    await recordEvent(tx, { at: now, actor: { account: doctor.id }, action: 'report-emails-chosen', detail });
  });
  return readReportEmails(deps, doctor);
}
