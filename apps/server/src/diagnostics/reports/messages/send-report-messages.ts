import { isEmail } from '@phial/domain/identity/email';
import type { AppDependencies } from '../../../app-dependencies.ts';
import { allowRest } from '../../../db/locks.ts';
import type { Job } from '../../../jobs/jobs.ts';
import {
  AWAIT_ANSWER_SECONDS,
  attempt,
  later,
  settleAttempt,
  TURN_MS,
} from '../../../messages/send-messages.ts';
import {
  type ClaimedReportMessage,
  claimReportMessage,
  settleOvertaken,
  settleSkipped,
} from './report-message.sql.ts';
import { writeReportEmail } from './write-report-email.ts';

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'mailer'>;

/**
 * Sends doctors word of their reports, also at night: what is critical cannot wait, and an e-mail wakes nobody. It does
 * not queue behind the messages to visitors.
 */
export const sendReportMessages: Job = {
  name: 'send-report-messages',
  everySeconds: 2,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendDueToDoctors({ ...deps, db: database });
  },
  untilDone: true,
};

/**
 * Sends the messages that are due, those about critical results first.
 * @returns how many were settled
 * @throws SendFailure when the mail server cannot be reached; one message at most has counted an attempt then
 */
async function sendDueToDoctors(deps: SendDependencies): Promise<number> {
  const { db, clock, mailer } = deps;
  let settled = await settleOvertaken(db, clock.now());
  const started = performance.now();
  while (performance.now() - started < TURN_MS) {
    const now = clock.now();
    const message = await claimReportMessage(db, now, later(now, AWAIT_ANSWER_SECONDS));
    if (message === undefined) break;
    const reason = mailer === undefined ? 'no-channel' : whyNotSent(message);
    if (mailer === undefined || reason !== undefined) {
      await settleSkipped(db, { id: message.id, reason: reason ?? 'no-channel', now });
    } else {
      const outcome = await attempt(async () => {
        await mailer.send(await writeReportEmail(deps, message));
        return { providerMessageId: null };
      });
      await settleAttempt(deps, message, outcome);
    }
    settled++;
  }
  return settled;
}

/**
 * Why a doctor gets no e-mail about a version; undefined for one who does. Critical results cannot be declined, nor can
 * word that an earlier version was critical and another one has taken its place.
 */
function whyNotSent(message: ClaimedReportMessage): string | undefined {
  if (message.state !== 'ACTIVE') return 'account-disabled';
  const isWanted =
    message.report_emails === 'all' || message.kind === 'critical-report' || message.after_critical;
  if (!isWanted) return 'opted-out';
  return isEmail(message.login) ? undefined : 'no-address';
}
