import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

/** Of scripts and style sheets together. */
const MOST_FILES = 15;
/** Compressed, of all scripts, as they are sent. */
const MOST_SCRIPT_BYTES = 122_000;
const MOST_SCRIPT_BYTES_OF_HOME = 113_000;

const PAGES = [
  ['home', '/', '醫學化驗'],
  ['the home of the booking', '/grassrootReserve?index=8', '醫管局協作計劃預約'],
  ['the choice of a service', '/grassrootReserve?index=8&tab=begin', '您想預約哪項服務？'],
  ['the test search', '/testItem?index=4-1', '化驗項目'],
  ['a package', '/packageItemDetail?index=4-1&component=torch-profile', 'TORCH Profile'],
  ['About us', '/AboutUs?index=2-1', '關於我們'],
] as const;

for (const [name, address, heading] of PAGES) {
  test(`a first visit to ${name} takes few files, and none that its first screen does not need`, async ({
    page,
    shell,
  }) => {
    const files = watchFiles(page);
    await shell.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.waitForLoadState('networkidle');
    const loaded = await files();
    const names = loaded.map((file) => file.name);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(MOST_FILES);
    expect(
      names.filter((one) => /^(?:booking-screens|search-in-list|solve-here|encode-qr)/.test(one)),
    ).toEqual([]);
    const bytes = loaded.reduce((sum, file) => sum + (file.isScript ? file.bytes : 0), 0);
    expect(bytes).toBeLessThanOrEqual(address === '/' ? MOST_SCRIPT_BYTES_OF_HOME : MOST_SCRIPT_BYTES);
  });
}

test('the search in the list comes when the box gets the focus', async ({ page, shell }) => {
  await shell.goto('/testItem?index=4-1');
  const search = page.waitForRequest(/search-in-list/);
  await page.getByRole('searchbox').or(page.getByRole('search').getByRole('textbox')).focus();
  await search;
});

/** @returns what has been loaded so far of the scripts and style sheets of the site */
function watchFiles(page: Page) {
  const loading: Promise<{ name: string; isScript: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const name = /\/assets\/([^/]+\.(?:js|css))$/.exec(request.url())?.[1];
    if (name === undefined) return;
    loading.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ name, isScript: name.endsWith('.js'), bytes: responseBodySize })),
    );
  });
  return () => Promise.all(loading);
}
