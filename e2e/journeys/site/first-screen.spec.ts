import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { WORDS } from '../../words.ts';

/** Pages whose first screens the server draws, and what stands in them. */
const PAGES: readonly (readonly [name: string, address: string, words: (language: Language) => string])[] = [
  ['home', '/', (language) => WORDS[language].home.waysTitle],
  ['booking', '/grassrootReserve?index=8', (language) => WORDS[language].bookingDesk.home.start],
  [
    'choice of a service',
    '/grassrootReserve?tab=begin',
    (language) => WORDS[language].bookingDesk.begin.back,
  ],
  ['test search', '/testItem?index=4-1', (language) => WORDS[language].catalogue.search.lead],
  ['package list', '/packageItem?index=4-1', (language) => WORDS[language].packages.list.lead],
  [
    'package',
    '/packageItemDetail?index=4-1&component=torch-profile',
    (language) => WORDS[language].packages.detail.back,
  ],
];

/** Lets no script of the site through until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const told = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await told;
    await route.continue();
  });
  return letThrough;
}

/** Dispatches `react-listens` on the window of the page as soon as React has begun to take over the first screen. */
async function announceReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: unknown[]) {
      // The script that chooses the first screen listens there as well, for presses alone.
      if (this instanceof Element && this.id === 'root' && args[0] === 'pointerdown') {
        EventTarget.prototype.addEventListener = addEventListener;
        queueMicrotask(() => window.dispatchEvent(new Event('react-listens')));
      }
      Reflect.apply(addEventListener, this, args);
    };
  });
}

const isTakenOver = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  );

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    for (const [name, address, words] of PAGES) {
      test(`the first screen of the ${name} stands before the scripts, which take it over as it is`, async ({
        page,
      }) => {
        const letThrough = await holdScripts(page);
        await page.goto(`/#${address}`, { waitUntil: 'commit' });
        const text = page.getByText(words(language)).first();
        await expect(text).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
        const title = await page.title();
        const element = await text.elementHandle();
        expect(await isTakenOver(page)).toBe(false);

        letThrough();
        await expect.poll(() => isTakenOver(page)).toBe(true);
        await expect(page).toHaveTitle(title);
        expect(await element?.evaluate((one) => one.isConnected)).toBe(true);
      });
    }
  });
}

test('a link of the first screen leads on before the scripts have come', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/#/testItem?index=4-1', { waitUntil: 'commit' });
  await page.getByRole('link', { name: WORDS.tw.catalogue.packages.list }).click();
  letThrough();
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(WORDS.tw.shell.titles.packageItem)}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.tw.shell.titles.packageItem);
});

test('a link of the first screen leads on at the very moment the scripts take it over', async ({ page }) => {
  await announceReact(page);
  await page.addInitScript(() => {
    addEventListener('react-listens', () => {
      location.hash = '#/AboutUs?index=2-1';
    });
  });
  await page.goto('/#/');
  const shown = page.locator('main [data-page]').filter({ visible: true });
  await expect(shown).toHaveAttribute('data-page', '/AboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.tw.shell.titles.aboutUs);
});

test('a button that is pressed before the scripts have come is answered when they have', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/#/testItem?index=4-1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'B', exact: true }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'B', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a language that is chosen before the scripts have come is shown when they have', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/#/testItem?index=4-1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'English' }).click();
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.en);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.catalogue.search.title);
});

test('a language that is chosen before the header is taken over is shown', async ({ page }) => {
  await announceReact(page);
  await page.addInitScript((english) => {
    addEventListener('react-listens', () => {
      const button = document.querySelector<HTMLElement>(`header button[lang="${english}"]`);
      document.body.dataset.keys = Object.keys(button ?? {}).join();
      button?.click();
    });
  }, HTML_LANG.en);
  await page.goto('/#/testItem?index=4-1');
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG.en);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.catalogue.search.title);
  // React had not yet reached the button.
  await expect(page.locator('body')).toHaveAttribute('data-keys', '');
});

test('a search that is sent before the scripts have come is made when they have', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto('/?visit=1#/testItem?index=4-1', { waitUntil: 'commit' });
  const box = page.getByRole('search').getByRole('textbox');
  await box.fill('glucose');
  await box.press('Enter');
  const asked = page.waitForRequest(/\/testItem\/list/);
  letThrough();
  await asked;
  await expect(box).toHaveValue('glucose');
  expect(page.url()).toContain('?visit=1#');
});

test('the scripts are asked for once the first screen has been painted', async ({ page, shell }) => {
  await page.addInitScript((headStart) => {
    const { setTimeout } = window;
    // However slow the machine, the scripts do not come because their wait is over.
    window.setTimeout = ((act: TimerHandler, milliseconds?: number) =>
      milliseconds === headStart ? 0 : setTimeout(act, milliseconds)) as typeof setTimeout;
  }, 1_000);
  await shell.goto('/testItem?index=4-1');
  await expect.poll(() => isTakenOver(page)).toBe(true);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test('a first screen that is long in coming does not keep the scripts waiting', async ({ page }) => {
  let isGivenUp = false;
  page.on('requestfailed', (request) => {
    isGivenUp ||= request.url().includes('/first-screens/');
  });
  await page.route(/\/first-screens\//, () => {});
  const script = page.waitForRequest(/\/assets\/start-[^/]+\.js$/);
  await page.goto('/#/testItem?index=4-1', { waitUntil: 'commit' });
  await script;
  expect(isGivenUp).toBe(false);
});

for (const width of [1_280, 390]) {
  test(`the picture of the first slide is asked for with the first screen, and once, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const letThrough = await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const picture = page.waitForRequest(/\/pictures\/carousel\//);
    await page.route(/\/first-screens\//, async (route) => {
      await picture;
      await route.continue();
    });
    await page.goto('/#/', { waitUntil: 'commit' });
    const address = (await picture).url();
    await expect(page.locator('main picture img').first()).toHaveJSProperty('currentSrc', address);
    letThrough();
    await expect.poll(() => isTakenOver(page)).toBe(true);
    expect(asked.filter((url) => url === address)).toHaveLength(1);
  });
}

test('where the scripts do not come, the page says so', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED/);
  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/#/testItem?index=4-1');
  await expect(page.getByRole('alert').filter({ hasText: '網站未能載入' })).toBeInViewport();
});

test('a link that names the language shows it at once, whatever was stored', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/?lang=en#/', { waitUntil: 'commit' });
  await expect(page.getByText(WORDS.en.home.waysTitle)).toBeVisible();
});

test('a page without a first screen, and one whose first screen does not come, are drawn by the scripts', async ({
  page,
  consoleWatch,
}) => {
  await page.goto('/#/AboutUs?index=2-1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.tw.shell.titles.aboutUs);
  consoleWatch.expect(/ERR_FAILED/);
  await page.route(/\/first-screens\//, (route) => route.abort());
  await page.goto('about:blank');
  await page.goto('/#/testItem?index=4-1');
  await expect(page.getByText(WORDS.tw.catalogue.search.lead)).toBeVisible();
  await expect.poll(() => isTakenOver(page)).toBe(true);
});
