import type { Page } from '@playwright/test';
import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { MoreTimeDialog } from '../../pages/more-time-dialog.ts';
import { openSite } from '../../pages/open-site.ts';
import { expectNoSidewaysScroll, expectWholeWords } from '../../watch/wording.ts';

/** What sticks to the edges of the window must leave room for what is read and typed. */
async function expectRoom(page: Page, where: string): Promise<void> {
  const stuck = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().height)
      .reduce((sum, height) => sum + height, 0),
  );
  const height = page.viewportSize()?.height ?? 0;
  expect(stuck, `${where} leaves half of the window`).toBeLessThanOrEqual(height / 2);
}

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    // 1280 by 1024 at 400 % (WCAG 1.4.10).
    test.use({ language, viewport: { width: 320, height: 256 } });

    test('at 400 % a booking is made and found, without scrolling sideways', async ({
      page,
      bookingHome,
      begin,
      wizard,
      success,
      search,
      words,
      freeSlot,
    }) => {
      test.slow();
      const visitor = person();
      const slot = await freeSlot({ type: 'other' });
      const { dialog, goOn } = new MoreTimeDialog(page, words);
      const expectFits = async (where: string) => {
        await expectNoSidewaysScroll(page, where);
        await expectWholeWords(page, where);
        await expectRoom(page, where);
      };
      await page.clock.install();
      await bookingHome.open();
      await expectFits('booking home');
      await bookingHome.start();
      await expect(begin.heading).toBeVisible();
      await expectFits('begin');
      await begin.choose('other');
      await expect(wizard.servicePoint.points.first()).toBeVisible();
      await wizard.servicePoint.choose(slot.point);
      await expectFits('step 1');
      await wizard.next();
      await expect(wizard.time.heading).toBeVisible();
      await wizard.time.choose(slot);
      await expectFits('step 2');
      await wizard.next();
      await expect(wizard.person.heading).toBeVisible();
      await wizard.next();
      await expect(wizard.person.summary).toBeVisible();
      await expectFits('step 3');
      await wizard.expectHeld();
      await wizard.person.fill(visitor);
      await page.clock.fastForward(480_000);
      await expect(goOn).toBeInViewport();
      await expectNoSidewaysScroll(page, 'the offer of more time');
      await goOn.click();
      await expect(dialog).toBeHidden();
      await wizard.next();
      await expect(wizard.confirm.heading).toBeVisible();
      await wizard.confirm.complete();
      await expectFits('step 4');
      await wizard.confirm.submit().click();
      await expect(success.heading).toBeVisible();
      await expectFits('success');
      await search.open();
      await expectFits('search');
      await search.fill(visitor);
      await search.captcha.answer();
      await search.submit.click();
      await search.expectResults();
      await expectFits('results');
    });

    test('the names of packages, centres and jobs break between words', async ({
      page,
      packageDetail,
      words,
    }) => {
      for (const component of ['acute-myocardial-infarction', 'male-prenatal-profile-1', 'thyroprofile']) {
        await packageDetail.goto(component);
        await packageDetail.expectOpen();
        await expectWholeWords(page, component);
        await expectNoSidewaysScroll(page, component);
      }
      for (const [address, title] of [
        ['/bloodcenter?index=6-2', words.shell.titles.bloodcenter],
        ['/recruitment?index=7', words.shell.titles.recruitment],
        ['/covidqusetion', words.shell.titles.covidqusetion],
      ] as const) {
        await openSite(page, `/#${address}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectWholeWords(page, address);
      }
    });
  });
}
