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
import { currentTextSender } from '../../../text-messages/provider/provider-sender.ts';
import { claimWaitingMessage, settleNeedless } from './waiting-message.sql.ts';
import { writeWaitingEmail, writeWaitingText } from './write-waiting-message.ts';

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>;

/** Sends messages to whoever waits for a place. An offer ends soon, so it does not queue behind other messages. */
export const sendWaitingMessages: Job = {
  name: 'send-waiting-messages',
  everySeconds: 2,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendDueToWaiting({ ...deps, db: database });
  },
  untilDone: true,
};

/** @returns how many were settled */
async function sendDueToWaiting(deps: SendDependencies): Promise<number> {
  const { db, clock, mailer } = deps;
  const textSender = await currentTextSender(deps);
  const ways = { mail: mailer !== undefined, text: textSender?.channel };
  let settled = await settleNeedless(db, clock.now(), ways);
  const started = performance.now();
  while (performance.now() - started < TURN_MS) {
    const now = clock.now();
    const message = await claimWaitingMessage(db, { now, until: later(now, AWAIT_ANSWER_SECONDS), ways });
    if (message === undefined) break;
    const outcome = await attempt(async () => {
      if (message.channel !== 'email' && textSender !== undefined)
        return textSender.send(await writeWaitingText(deps, message));
      await mailer?.send(await writeWaitingEmail(deps, message));
      return { providerMessageId: null };
    });
    await settleAttempt(deps, message, outcome);
    settled++;
  }
  return settled;
}
