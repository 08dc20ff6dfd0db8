import type { AppDependencies } from '../app-dependencies.ts';
import { allowRest } from '../db/locks.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Mailer } from '../mail/mailer.ts';
import { SendFailure } from '../mail/send-failure.ts';
import { messageOutcomes } from '../metrics/outcome-counters.ts';
import { applyEarlyReports } from '../text-messages/provider/delivery-report.service.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import {
  type ClaimedMessage,
  claimMessage,
  hasDue,
  settleFailure,
  settleOvertaken,
  settleSent,
  settleUnconfirmed,
  settleUnreachable,
} from './outbox.sql.ts';
import { writeVisitorEmail } from './visitor-email.ts';

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>;

/** Seconds to the next attempt, after the first, the second…; then a member of staff has to call. */
const PAUSES = [60, 300, 900, 3600, 4 * 3600];

/** Milliseconds in which a turn begins with another email, so that a server that stops need not wait long. */
export const TURN_MS = 8_000;

/** Seconds within which a provider's answer is awaited: longer than all its time limits together. */
export const AWAIT_ANSWER_SECONDS = 120;

/**
 * Sends messages to visitors. What becomes of each is written at once, outside the transaction of the turn, which only
 * keeps other processes away.
 */
export const sendMessages: Job = {
  name: 'send-messages',
  everySeconds: 5,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendDue({ db: database, ...deps });
  },
  untilDone: true,
};

/**
 * Sends the messages that are due, one after another, those of the nearest
 * appointments first. A message is marked before it goes, and one whose outcome
 * is not known is not sent again by itself: at most once, as far as mail can be.
 * @returns how many were settled
 * @throws SendFailure when the mail server cannot be reached; one message at most has counted an attempt then
 */
export async function sendDue(deps: SendDependencies): Promise<number> {
  const { db, clock, mailer } = deps;
  const now = clock.now();
  let settled = (await settleUnconfirmed(db, now)) + (await settleOvertaken(db, now));
  settled += await settleUnreachable(db, now, {
    mail: mailer !== undefined,
    text: (await currentTextSender(deps)) !== undefined,
  });
  if (mailer === undefined || !(await hasDue(db, now))) return settled;
  await mailer.verify();
  const started = performance.now();
  while (performance.now() - started < TURN_MS) {
    const message = await claimMessage(db, clock.now(), later(clock.now(), AWAIT_ANSWER_SECONDS));
    if (message === undefined) break;
    await sendOne(deps, mailer, message);
    settled++;
  }
  return settled;
}

async function sendOne(deps: SendDependencies, mailer: Mailer, message: ClaimedMessage): Promise<void> {
  const outcome = await attempt(async () => {
    await mailer.send(await writeVisitorEmail(deps, message));
    return { providerMessageId: null };
  });
  await settleAttempt(deps, message, outcome);
}

/**
 * Writes what became of an attempt: sent, to be tried again later, or given up.
 * @throws SendFailure when nobody was reached, once that is written: the turn ends, and costs no other message an attempt
 */
export async function settleAttempt(
  { db, clock }: Pick<SendDependencies, 'db' | 'clock'>,
  message: { id: string; attempts: number },
  outcome: Sent | SendFailure,
): Promise<void> {
  const now = clock.now();
  if (!(outcome instanceof SendFailure)) {
    const { providerMessageId } = outcome;
    await settleSent(db, { id: message.id, now, providerMessageId });
    // A report may have come before this answer.
    if (providerMessageId !== null) await applyEarlyReports(db, providerMessageId);
    messageOutcomes(db).inc({ outcome: 'sent' });
    return;
  }
  const failure = outcome;
  const mayHelp = failure.kind === 'not-sent' || failure.kind === 'unreachable';
  const pause = mayHelp ? PAUSES[message.attempts - 1] : undefined;
  const dueAt = pause === undefined ? null : later(now, pause);
  const code = failure.kind === 'unconfirmed' ? 'unconfirmed' : failure.code;
  await settleFailure(db, { id: message.id, failure: code, dueAt, now });
  messageOutcomes(db).inc({ outcome: dueAt === null ? 'given up' : 'put off' });
  if (failure.kind === 'unreachable') throw failure;
}

interface Sent {
  providerMessageId: string | null;
}

/** A message that cannot even be written (a key that is missing) waits like one that did not go. */
export async function attempt(send: () => Promise<Sent>): Promise<Sent | SendFailure> {
  try {
    return await send();
  } catch (error) {
    return error instanceof SendFailure ? error : new SendFailure('not-sent', 'unreadable');
  }
}

export function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
