import { allowRest } from '../notify/outbox.sql.ts';
import { sendDue } from '../notify/send-due.ts';
import type { Job } from './jobs.ts';

/**
 * Sends messages to visitors. What becomes of each is written at
 * once, outside the transaction of the turn, which only keeps other processes away.
 */
export const sendMessages: Job = {
  name: 'send-messages',
  everySeconds: 30,
  async work({ db, database, ...deps }) {
    await allowRest(db);
    return sendDue({ db: database, ...deps });
  },
  untilDone: true,
};
