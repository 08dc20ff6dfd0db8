import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Messages } from '@phial/content/messages/messages';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { Role } from '@phial/domain/account';
import type { Language } from '@phial/domain/language';
import { type BrowserContext, test as base } from '@playwright/test';
import { runTool } from '../scripts/program.ts';
import { BookingApi } from './arrange/booking-api.ts';
import { CatalogueApi } from './arrange/catalogue-api.ts';
import { rememberLanguage } from './arrange/remember-language.ts';
import { type FreeSlot, SlotFinder, type SlotWish } from './arrange/slot-finder.ts';
import { type OwnAccount, STAFF_PASSWORD, StaffAccounts } from './arrange/staff-accounts.ts';
import { AboutUs } from './pages/about-us.ts';
import { BookingBegin } from './pages/booking-begin.ts';
import { BookingHome } from './pages/booking-home.ts';
import { BookingSearch } from './pages/booking-search.ts';
import { BookingSuccess } from './pages/booking-success.ts';
import { CollectionCentres } from './pages/collection-centres.ts';
import { Contact } from './pages/contact.ts';
import { CovidIntroduction } from './pages/covid-introduction.ts';
import { CovidQuestions } from './pages/covid-questions.ts';
import { Gallery } from './pages/gallery.ts';
import { Home } from './pages/home.ts';
import { JobPage } from './pages/job.ts';
import { JobList } from './pages/job-list.ts';
import { NewsArticlePage } from './pages/news-article.ts';
import { NewsList } from './pages/news-list.ts';
import { PackageDetail } from './pages/package-detail.ts';
import { PackageList } from './pages/package-list.ts';
import { PlainPage } from './pages/plain-page.ts';
import { QualityPolicy } from './pages/quality-policy.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in.ts';
import type { Visit } from './pages/site-page.ts';
import { TestItemDetail } from './pages/test-item-detail.ts';
import { TestItemSearch } from './pages/test-item-search.ts';
import { Wizard } from './pages/wizard.ts';
import { ConsoleWatch } from './watch/console-watch.ts';
import { Keyboard } from './watch/keyboard.ts';
import { SentCalls } from './watch/sent-calls.ts';
import { STAFF_WORDS, WORDS } from './words.ts';

/** Where the server of the journeys answers, for what is not bound to one test. */
const SERVER = `http://127.0.0.1:${process.env.E2E_PORT}`;

interface Options {
  /** The language the visitor has chosen before; `test.use({ language: 'en' })` sets it for a group. */
  language: Language;
  /** Whether the visitor has chosen it, and does not come for the first time. */
  hasChosenLanguage: boolean;
}

interface Fixtures {
  /** The words of the language. */
  words: Messages;
  /** Fails the test on every console message it did not announce. */
  consoleWatch: ConsoleWatch;
  /** What the page has sent to the server. */
  calls: SentCalls;
  /** The page as a visitor without a mouse meets it. */
  keyboard: Keyboard;
  /** Brings the server to where the test begins. */
  api: BookingApi;
  /** What the catalogue holds. */
  catalogue: CatalogueApi;
  /** A free slot that no other test will touch. */
  freeSlot: (wish?: SlotWish) => Promise<FreeSlot>;
  /** The words of the staff and doctor site in the language. */
  staffWords: StaffMessages;
  /**
   * Signs the test's browser in as the sample account of a role, before the first page is opened:
   * `await signedInAs('manager'); await page.goto('/admin/hours')`. The session is one for all tests of a worker, so
   * that nobody signs in twice: a test that signs out, or changes a password, a role or a second factor, takes
   * {@link Fixtures.ownAccount} instead.
   */
  signedInAs: (role: Role) => Promise<void>;
  /**
   * A new account of a role, which the test has to itself, with a password and nothing outstanding:
   * `const { login, password } = await ownAccount('counter')`. Nobody is signed in by it; that is what
   * {@link Fixtures.signIn} does, or {@link Fixtures.takeSession} without the page.
   */
  ownAccount: (role: Role, displayName?: string) => Promise<OwnAccount>;
  /** Gives a browser the session of an account without the sign-in page; the test's own browser unless told. */
  takeSession: (account: Pick<OwnAccount, 'login' | 'password'>, context?: BrowserContext) => Promise<void>;
  signIn: SignInPage;
  visit: Visit;
  shell: Shell;
  bookingHome: BookingHome;
  begin: BookingBegin;
  wizard: Wizard;
  search: BookingSearch;
  success: BookingSuccess;
  home: Home;
  aboutUs: AboutUs;
  qualityPolicy: QualityPolicy;
  contact: Contact;
  collectionCentres: CollectionCentres;
  jobList: JobList;
  jobPage: JobPage;
  newsList: NewsList;
  newsArticle: NewsArticlePage;
  covidIntroduction: CovidIntroduction;
  covidQuestions: CovidQuestions;
  packageList: PackageList;
  packageDetail: PackageDetail;
  plainPage: PlainPage;
  testItemSearch: TestItemSearch;
  testItemDetail: TestItemDetail;
  /** Every component in its states, without the sites around it. */
  gallery: Gallery;
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface WorkerFixtures {
  slots: SlotFinder;
  /** Session cookies of the sample accounts, each signed in when it is first asked for. */
  staffCookies: (role: Role) => Promise<Cookies>;
  /** The folder the gallery was built into, when a test of the worker asks for it. */
  builtGallery: string;
}

/**
 * Playwright's `test` with the site's page objects. Every test stands alone:
 * its own browser context, its own person, its own slot. Motion is switched off,
 * so that what is measured and checked has come to rest.
 */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  language: ['tw', { option: true }],
  hasChosenLanguage: [true, { option: true }],
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  context: async ({ context, language, hasChosenLanguage }, use) => {
    // As `storageState` it would cost a page of its own, opened and closed before the test's first.
    if (hasChosenLanguage) await rememberLanguage(context, language);
    await use(context);
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
  keyboard: async ({ page }, use) => use(new Keyboard(page)),
  api: async ({ request }, use) => use(new BookingApi(request)),
  catalogue: async ({ request }, use) => use(new CatalogueApi(request)),
  slots: [
    // Playwright reads which fixtures are needed from this form of the parameter, so it must name one.
    async ({ browserName: _ }, use, { config, parallelIndex }) =>
      use(new SlotFinder(parallelIndex, config.workers)),
    { scope: 'worker' },
  ],
  freeSlot: async ({ api, slots }, use) => use((wish) => slots.find(api, wish)),
  staffWords: async ({ language }, use) => use(STAFF_WORDS[language]),
  staffCookies: [
    async ({ playwright }, use) => {
      const known = new Map<Role, Promise<Cookies>>();
      const signIn = async (role: Role): Promise<Cookies> => {
        const request = await playwright.request.newContext({ baseURL: SERVER });
        await new StaffAccounts(request).signIn(role);
        const { cookies } = await request.storageState();
        await request.dispose();
        return cookies;
      };
      await use((role) => {
        const cookies = known.get(role) ?? signIn(role);
        known.set(role, cookies);
        return cookies;
      });
    },
    { scope: 'worker' },
  ],
  signedInAs: async ({ context, staffCookies }, use) =>
    use(async (role) => context.addCookies(await staffCookies(role))),
  ownAccount: async ({ playwright, staffCookies }, use) => {
    await use(async (role, displayName) => {
      const storageState = { cookies: await staffCookies('administrator'), origins: [] };
      const administrator = await playwright.request.newContext({ baseURL: SERVER, storageState });
      const { account, password } = await new StaffAccounts(administrator).create(role, displayName);
      await administrator.dispose();
      const request = await playwright.request.newContext({ baseURL: SERVER });
      const owner = new StaffAccounts(request);
      await owner.signIn(account.login, password);
      await owner.changePassword(password, STAFF_PASSWORD);
      await owner.signOut();
      await request.dispose();
      return { login: account.login, displayName: account.displayName, password: STAFF_PASSWORD };
    });
  },
  takeSession: async ({ context }, use) =>
    use(({ login, password }, other = context) => new StaffAccounts(other.request).signIn(login, password)),
  signIn: async ({ page, staffWords }, use) => use(new SignInPage(page, staffWords)),
  visit: async ({ page, words, language, isMobile }, use) => use({ page, words, language, isMobile }),
  shell: async ({ visit }, use) => use(new Shell(visit)),
  bookingHome: async ({ visit }, use) => use(new BookingHome(visit)),
  begin: async ({ visit }, use) => use(new BookingBegin(visit)),
  wizard: async ({ visit }, use) => use(new Wizard(visit)),
  search: async ({ visit }, use) => use(new BookingSearch(visit)),
  success: async ({ visit }, use) => use(new BookingSuccess(visit)),
  home: async ({ visit }, use) => use(new Home(visit)),
  aboutUs: async ({ visit }, use) => use(new AboutUs(visit)),
  qualityPolicy: async ({ visit }, use) => use(new QualityPolicy(visit)),
  contact: async ({ visit }, use) => use(new Contact(visit)),
  collectionCentres: async ({ visit }, use) => use(new CollectionCentres(visit)),
  jobList: async ({ visit }, use) => use(new JobList(visit)),
  jobPage: async ({ visit }, use) => use(new JobPage(visit)),
  newsList: async ({ visit }, use) => use(new NewsList(visit)),
  newsArticle: async ({ visit }, use) => use(new NewsArticlePage(visit)),
  covidIntroduction: async ({ visit }, use) => use(new CovidIntroduction(visit)),
  covidQuestions: async ({ visit }, use) => use(new CovidQuestions(visit)),
  packageList: async ({ visit }, use) => use(new PackageList(visit)),
  packageDetail: async ({ visit }, use) => use(new PackageDetail(visit)),
  plainPage: async ({ visit }, use) => use(new PlainPage(visit)),
  testItemSearch: async ({ visit }, use) => use(new TestItemSearch(visit)),
  testItemDetail: async ({ visit }, use) => use(new TestItemDetail(visit)),
  builtGallery: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'phial-gallery-'));
      const { ok, output } = await runTool('vite/bin/vite.js', [
        'build',
        'apps/gallery',
        '--outDir',
        folder,
        '--emptyOutDir',
        '--logLevel',
        'warn',
      ]);
      base.expect(ok, output).toBe(true);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  gallery: async ({ page, builtGallery }, use) => use(new Gallery(page, builtGallery)),
});

export const { expect } = test;
