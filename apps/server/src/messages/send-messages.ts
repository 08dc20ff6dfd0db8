import type { AppDependencies } from '../app-dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { type Mailer, MailFailure } from '../mail/mailer.ts';
import { messageOutcomes } from '../metrics/outcome-counters.ts';
import {
  allowRest,
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

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer'>;

/** Seconds to the next attempt, after the first, the second…; then a member of staff has to call. */
const PAUSES = [60, 300, 900, 3600, 4 * 3600];

/** Milliseconds in which a turn begins with another email, so that a server that stops need not wait long. */
const TURN_MS = 8_000;

/** Seconds within which the mail server's answer is awaited: longer than all its time limits together. */
const AWAIT_ANSWER_SECONDS = 120;

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
 * @throws MailFailure when the mail server cannot be reached; no message has counted an attempt then
 */
export async function sendDue(deps: SendDependencies): Promise<number> {
  const { db, clock, mailer } = deps;
  const now = clock.now();
  let settled = (await settleUnconfirmed(db, now)) + (await settleOvertaken(db, now));
  settled += await settleUnreachable(db, now, { mail: mailer !== undefined });
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
  const { db, clock } = deps;
  const failure = await attempt(async () => mailer.send(await writeVisitorEmail(deps, message)));
  const now = clock.now();
  if (failure === undefined) {
    await settleSent(db, message.id, now);
    messageOutcomes(db).inc({ outcome: 'sent' });
    return;
  }
  const pause = failure.kind === 'not-sent' ? PAUSES[message.attempts - 1] : undefined;
  const dueAt = pause === undefined ? null : later(now, pause);
  const code = failure.kind === 'unconfirmed' ? 'unconfirmed' : failure.code;
  await settleFailure(db, { id: message.id, failure: code, dueAt, now });
  messageOutcomes(db).inc({ outcome: dueAt === null ? 'given up' : 'put off' });
}

/** An email that cannot even be written (a key that is missing) waits like one that did not go. */
async function attempt(send: () => Promise<void>): Promise<MailFailure | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    return error instanceof MailFailure ? error : new MailFailure('not-sent', 'unreadable');
  }
}

function later(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}
