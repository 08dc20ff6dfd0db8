import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnServer, startOwnServer } from '../arrange/own-server.ts';
import { STAFF_PASSWORD, StaffAccounts } from '../arrange/staff-accounts.ts';
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
      const dataDir = await mkdtemp(join(tmpdir(), 'phial-content-'));
      const server = await startOwnServer(dataDir, { PHIAL_TEST_PASSWORD: STAFF_PASSWORD });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
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
    await context.addInitScript((code) => localStorage.setItem('lang', code), language);
    const page = await context.newPage();
    await new StaffAccounts(page.request).signIn('administrator');
    await use(new Editor(page, language));
    await context.close();
  },
});

export const { expect } = test;
