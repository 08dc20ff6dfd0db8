import { expect, test } from '../../fixtures.ts';

declare global {
  interface Window {
    loadingShown: () => void;
    /** How far the list moved from its first frame until the sign of the load had gone, in CSS pixels. */
    listMoved?: number;
  }
}

test('nothing moves when the sign of a load goes, which stays longer than the load', async ({
  page,
  shell,
  words,
}) => {
  const shown = Promise.withResolvers<void>();
  await page.exposeFunction('loadingShown', shown.resolve);
  await page.route('**/official/recruiment/all*', async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.addInitScript((label) => {
    let first: number | undefined;
    let told = false;
    const look = () => {
      const top = document.querySelector('main h2 > a')?.getBoundingClientRect().top;
      first ??= top;
      const isLoading = document.body?.textContent.includes(label) ?? false;
      if (isLoading && !told) {
        told = true;
        window.loadingShown();
      }
      if (first === undefined || top === undefined || isLoading) requestAnimationFrame(look);
      else window.listMoved = top - first;
    };
    look();
  }, words.company.jobs.loading);

  await shell.goto('/recruitment?index=7');
  await expect.poll(() => page.evaluate(() => window.listMoved)).toBe(0);
});
