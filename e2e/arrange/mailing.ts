import { test } from '../fixtures.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { makeOwnDatabase } from './own-database.ts';
import { startServerOn } from './server-on-database.ts';

/** Where the e-mails of the server below say that the site is: it chooses its port at the start. */
export const MAILED_SITE = 'http://lab.example';

/** On a server with a mail server, of one worker alone. */
export const mailing = test.extend<object, { mailbox: Mailbox; origin: string }>({
  mailbox: [
    async ({ browserName: _ }, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  origin: [
    async ({ mailbox }, use) => {
      // Loads the sample itself: with e-mail, that has reports of which nobody could be told.
      const server = await startServerOn(await makeOwnDatabase(), {
        SMTP_URL: mailbox.url,
        PUBLIC_URL: MAILED_SITE,
      });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});
