import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import type { Home } from '../../pages/home.ts';
import { openSite } from '../../pages/open-site.ts';

test.describe('slides change every 5 seconds', () => {
  /** Longer than a slide stands, shorter than two do. */
  const A_WHILE = 7000;

  test('pauses under the pointer, with the focus inside, and when stopped', async ({ page, home }) => {
    const total = await openAndStopClock(page, home, 'no-preference');

    await test.step('pointer and focus in it', async () => {
      await home.dot(1, total).click();
      await page.clock.runFor(A_WHILE);
      await home.expectSlide(1, total);
    });
    await test.step('focus only', async () => {
      await home.heading.hover();
      await page.clock.runFor(A_WHILE);
      await home.expectSlide(1, total);
    });
    await test.step('neither: one after the other, in a ring', async () => {
      await home.heading.click();
      await page.clock.runFor(100);
      await page.clock.runFor(4800);
      await home.expectSlide(1, total);
      await page.clock.runFor(200);
      for (let number = 2; number <= total; number += 1) {
        await home.expectSlide(number, total);
        await page.clock.runFor(5100);
      }
      await home.expectSlide(1, total);
    });
    await test.step('pointer only', async () => {
      await home.shownSlide.hover();
      await page.clock.runFor(A_WHILE);
      await home.expectSlide(1, total);
    });
    await test.step('stopped, and started again by the same button', async () => {
      await home.control('pause').click();
      await home.heading.hover();
      await page.clock.runFor(A_WHILE);
      await home.expectSlide(1, total);
      await expect(home.control('play')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(home.control('pause')).toBeFocused();
      await page.clock.runFor(A_WHILE);
      await home.expectSlide(2, total);
    });
  });

  test('wait for a press with reduced motion', async ({ page, home }) => {
    const total = await openAndStopClock(page, home, 'reduce');
    await page.clock.runFor(A_WHILE);
    await home.expectSlide(1, total);
    await home.control('play').click();
    await home.heading.hover();
    await page.clock.runFor(A_WHILE);
    await home.expectSlide(2, total);
  });

  /** Opens home, and stops its clock once the slides are there, for the test to move it. @returns their number */
  async function openAndStopClock(
    page: Page,
    home: Home,
    reducedMotion: 'reduce' | 'no-preference',
  ): Promise<number> {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    await openSite(page, '/#/');
    const total = await home.slideCount();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    return total;
  }
});
