import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../arrange/site-map.ts';
import { expect, test } from '../../fixtures.ts';

const shown = (page: Page) => page.locator('main [data-page]').filter({ visible: true });

test('each navigation scrolls to the top, focuses the heading, and sets the title', async ({
  page,
  shell,
  words,
  language,
}) => {
  const { titles } = words.shell;
  await page.setViewportSize({ width: 1280, height: 420 });
  await shell.goto('/');
  await expect(page).toHaveTitle(SAMPLE_LABORATORY.name[language]);
  // The server writes this title too: it says nothing of the site being drawn.
  await expect(shown(page)).toHaveAttribute('data-page', '/');
  const steps = [
    ['ensure', '/ensure'],
    ['recruitment', '/recruitment'],
    ['bloodcenter', '/bloodcenter'],
  ] as const;
  for (const [name, path] of steps) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words.shell.menu[name], exact: true })
      .click();
    await expect(shown(page)).toHaveAttribute('data-page', path);
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(`${titles[name]} – ${SAMPLE_LABORATORY.name[language]}`);
    await expect(
      page.getByRole('status').filter({ hasText: words.shell.page.announcement(titles[name]) }),
    ).toHaveCount(1);
  }
  await page.goBack();
  await expect(page).toHaveTitle(`${titles.recruitment} – ${SAMPLE_LABORATORY.name[language]}`);
  await expect(shown(page)).toHaveAttribute('data-page', '/recruitment');
});

test('an unknown address shows the home page', async ({ page, shell }) => {
  for (const address of [
    '/zzz',
    '/news/extra',
    '/aboutus',
    '/grassrootReserve/x?tab=begin',
    '/%F0%9F%A7%AA',
  ]) {
    await shell.goto(address);
    await expect(page).toHaveURL(/#\/$/);
    await expect(shown(page)).toHaveAttribute('data-page', '/');
  }
});

test('pages stay as they were left, all but three', async ({ page, shell }) => {
  const mark = () => shown(page).evaluate((element) => element.setAttribute('data-mark', ''));
  for (const { address, path } of ROUTES) {
    await shell.goto(address);
    await expect(shown(page)).toHaveAttribute('data-page', path);
    await mark();
  }
  for (const { address, path, fresh } of ROUTES) {
    await shell.goto(address);
    await expect(shown(page)).toHaveAttribute('data-page', path);
    const kept = (await shown(page).getAttribute('data-mark')) !== null;
    expect([path, kept]).toEqual([path, fresh !== true]);
  }
});

test('a page keeps what was typed', async ({ page, shell, search }) => {
  await search.open();
  await search.name.fill('Testina');
  await shell.followMenu('news');
  await expect(shown(page)).toHaveAttribute('data-page', '/news');
  await expect(search.name).toHaveCount(0);
  await shell.followMenu('booking');
  await expect(search.name).toHaveValue('Testina');
});

test('the client information page is a chunk of its own, fetched when it is opened', async ({
  page,
  shell,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await shell.goto('/');
  await expect(shown(page)).toHaveAttribute('data-page', '/');
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts);
  await shell.goto('/infoEnter');
  await expect(shown(page)).toHaveAttribute('data-page', '/infoEnter');
  await expect.poll(() => scripts.filter((path) => !before.has(path)).length).toBeGreaterThan(0);
});
