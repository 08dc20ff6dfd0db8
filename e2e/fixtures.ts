import type { Messages } from '@phial/content/messages/messages';
import type { Language } from '@phial/domain/language';
import { test as base } from '@playwright/test';
import { BookingApi } from './arrange/booking-api.ts';
import { type FreeSlot, SlotFinder, type SlotWish } from './arrange/slot-finder.ts';
import { BookingBegin } from './pages/booking-begin.ts';
import { BookingHome } from './pages/booking-home.ts';
import { BookingSearch } from './pages/booking-search.ts';
import { BookingSuccess } from './pages/booking-success.ts';
import { Shell } from './pages/shell.ts';
import type { Visit } from './pages/site-page.ts';
import { Wizard } from './pages/wizard.ts';
import { ConsoleWatch } from './watch/console-watch.ts';
import { SentCalls } from './watch/sent-calls.ts';
import { WORDS } from './words.ts';

interface Options {
  /** The language the visitor has chosen before; `test.use({ language: 'en' })` sets it for a group. */
  language: Language;
}

interface Fixtures {
  /** The words of the language. */
  words: Messages;
  /** Fails the test on every console message it did not announce. */
  consoleWatch: ConsoleWatch;
  /** What the page has sent to the server. */
  calls: SentCalls;
  /** Brings the server to where the test begins. */
  api: BookingApi;
  /** A free slot that no other test will touch. */
  freeSlot: (wish?: SlotWish) => Promise<FreeSlot>;
  visit: Visit;
  shell: Shell;
  bookingHome: BookingHome;
  begin: BookingBegin;
  wizard: Wizard;
  search: BookingSearch;
  success: BookingSuccess;
}

interface WorkerFixtures {
  slots: SlotFinder;
}

/**
 * Playwright's `test` with the site's page objects. Every test stands alone:
 * its own browser context, its own person, its own slot. Motion is switched off,
 * so that what is measured and checked has come to rest.
 */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  language: ['tw', { option: true }],
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  storageState: async ({ baseURL, language }, use) => {
    const localStorage = [{ name: 'lang', value: language }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
  },
  consoleWatch: [
    async ({ context }, use) => {
      const watch = new ConsoleWatch(context);
      await use(watch);
      base.expect(watch.complaints(), 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
  words: async ({ language }, use) => use(WORDS[language]),
  calls: async ({ page }, use) => use(new SentCalls(page)),
  api: async ({ request }, use) => use(new BookingApi(request)),
  slots: [
    // Playwright reads which fixtures are needed from this form of the parameter, so it must name one.
    async ({ browserName: _ }, use, { config, parallelIndex }) =>
      use(new SlotFinder(parallelIndex, config.workers)),
    { scope: 'worker' },
  ],
  freeSlot: async ({ api, slots }, use) => use((wish) => slots.find(api, wish)),
  visit: async ({ page, words, language, isMobile }, use) => use({ page, words, language, isMobile }),
  shell: async ({ visit }, use) => use(new Shell(visit)),
  bookingHome: async ({ visit }, use) => use(new BookingHome(visit)),
  begin: async ({ visit }, use) => use(new BookingBegin(visit)),
  wizard: async ({ visit }, use) => use(new Wizard(visit)),
  search: async ({ visit }, use) => use(new BookingSearch(visit)),
  success: async ({ visit }, use) => use(new BookingSuccess(visit)),
});

export const { expect } = test;
