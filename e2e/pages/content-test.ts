import type { OwnServer } from '../arrange/own-server.ts';
import { rememberLanguage } from '../arrange/remember-language.ts';
import { startSampleServer } from '../arrange/sample-server.ts';
import { StaffAccounts } from '../arrange/staff-accounts.ts';
import { test as base } from '../fixtures.ts';
import { Editor } from './editor.ts';

interface ContentFixtures {
  /** A manager at the staff site. */
  editor: Editor;
  /** A colleague who has signed in elsewhere. */
  colleague: Editor;
}

/** What staff change here is what other journeys read: a server of its own. */
export const test = base.extend<ContentFixtures, { contentServer: OwnServer }>({
  contentServer: [
    async ({ browserName: _ }, use) => {
      const server = await startSampleServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ contentServer }, use) => use(contentServer.origin),
  editor: async ({ page, language }, use) => {
    await new StaffAccounts(page.request).signIn('manager');
    await use(new Editor(page, language));
  },
  colleague: async ({ browser, language, contentServer }, use) => {
    const context = await browser.newContext({ baseURL: contentServer.origin });
    await rememberLanguage(context, language);
    const page = await context.newPage();
    await new StaffAccounts(page.request).signIn('administrator');
    await use(new Editor(page, language));
    await context.close();
  },
});

export const { expect } = test;
