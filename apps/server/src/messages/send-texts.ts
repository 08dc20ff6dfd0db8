import type { AppDependencies } from '../app-dependencies.ts';
import { allowRest } from '../db/locks.ts';
import type { Job } from '../jobs/jobs.ts';
import { currentTextSender } from '../text-messages/provider/provider-sender.ts';
import { claimText } from './outbox.sql.ts';
import { AWAIT_ANSWER_SECONDS, attempt, later, settleAttempt, TURN_MS } from './send-messages.ts';
import { writeVisitorText } from './visitor-text.ts';

/**
 * Sends text messages to visitors whom no e-mail reaches, and reminders that go by text message alone. What has to be
 * settled without being sent is left to `send-messages`.
 */
export const sendTexts: Job = {
  name: 'send-texts',
  everySeconds: 5,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendDueTexts({ db: database, ...deps });
  },
  untilDone: true,
};

type SendDependencies = Pick<AppDependencies, 'db' | 'clock' | 'config' | 'keys' | 'mailer' | 'textSender'>;

/**
 * @returns how many were sent or given up
 * @throws SendFailure when the provider cannot be reached; one message at most has counted an attempt then
 */
async function sendDueTexts(deps: SendDependencies): Promise<number> {
  const { db, clock, mailer } = deps;
  const textSender = await currentTextSender(deps);
  if (textSender === undefined) return 0;
  let settled = 0;
  const started = performance.now();
  while (performance.now() - started < TURN_MS) {
    const now = clock.now();
    const until = later(now, AWAIT_ANSWER_SECONDS);
    const message = await claimText(db, {
      now,
      until,
      mail: mailer !== undefined,
      channel: textSender.channel,
    });
    if (message === undefined) break;
    const outcome = await attempt(async () => textSender.send(await writeVisitorText(deps, message)));
    await settleAttempt(deps, message, outcome);
    settled++;
  }
  return settled;
}
