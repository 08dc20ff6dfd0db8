import { holdBack } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';

declare global {
  interface Window {
    loadingShown: () => void;
    /** How far the list moved from its first frame until the loading indicator had gone, in CSS pixels. */
    listMoved?: number;
  }
}

test('nothing moves when the loading indicator goes, which stays longer than the load', async ({
  page,
  shell,
  words,
}) => {
  await page.exposeFunction('loadingShown', await holdBack(page, '/official/recruiment/all*'));
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
