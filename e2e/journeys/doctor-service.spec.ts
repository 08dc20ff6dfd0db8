import type { Page } from '@playwright/test';
import { STAFF_PASSWORD } from '../arrange/staff-accounts.ts';
import { expect, test } from '../fixtures.ts';
import { SignInPage } from '../pages/sign-in.ts';
import { expectAccessible } from '../watch/accessibility.ts';
import { STAFF_WORDS } from '../words.ts';

/** Where the frame is by now. */
const inside = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.pathname);

for (const language of ['en', 'tw'] as const) {
  test.describe(`/doctorService (${language})`, () => {
    test.use({ language });

    test('shows the page of its index in a frame, the order list by default (DOC-002 to DOC-006)', async ({
      page,
      signedInAs,
      words,
    }) => {
      await signedInAs('doctor');
      const expected = [
        ['?index=9-1', 'home'],
        ['?index=9-2', 'orders'],
        ['?index=9-3', 'reports'],
        ['?index=9-9', 'orders'],
        ['', 'orders'],
      ] as const;
      await page.goto('/');
      for (const [query, name] of expected) {
        await page.goto(`/#/doctorService${query}`);
        const frame = page.locator('iframe');
        await expect(frame).toHaveAttribute('src', `/admin/doctor/${name}`);
        await expect(frame).toHaveAttribute('title', words.pages.doctorService[name]);
        await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expectAccessible(page, 'the doctor area');
    });

    test('asks for a sign-in in the frame alone (DOC-016) @mobile', async ({ page, words, isMobile }) => {
      const { accounts, shell } = STAFF_WORDS[language];
      await page.goto(isMobile ? '/m/#/doctorService?index=9-3' : '/#/doctorService?index=9-3');
      const frame = page.frameLocator('iframe');
      const signIn = new SignInPage(page, STAFF_WORDS[language], frame);
      await expect(signIn.heading(accounts.signIn.doctorTitle)).toBeVisible();
      // The page around it keeps the focus until somebody goes into the frame.
      await expect(signIn.login).not.toBeFocused();
      await expect(
        page.getByRole('heading', { level: 1, name: words.shell.titles.doctorService }),
      ).toBeAttached();
      await expectAccessible(page, 'the sign-in in the frame');
      await signIn.submit('doctor', STAFF_PASSWORD);
      await expect(frame.getByRole('button', { name: shell.website })).toBeVisible();
      expect(await inside(page)).toBe('/admin/doctor/reports');
      // One scroll bar: the frame is as high as what it shows.
      const fits = await page
        .locator('iframe')
        .evaluate(({ contentDocument, clientHeight }: HTMLIFrameElement) => ({
          content: contentDocument?.documentElement.scrollHeight ?? 0,
          clientHeight,
        }));
      expect(fits.content).toBeLessThanOrEqual(fits.clientHeight + 1);
    });

    test('leads back to the website from inside (DOC-008, HOME-013)', async ({ page, signedInAs, home }) => {
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-3');
      await page
        .frameLocator('iframe')
        .getByRole('button', { name: STAFF_WORDS[language].shell.website })
        .click();
      await expect(page).toHaveURL(/#\/\?(?:name=home&index=1|index=1&name=home)$/);
      await home.expectOpen();
    });

    test('takes no message for another, and none once it is left (DOC-009, DOC-010, DOC-017)', async ({
      page,
      signedInAs,
    }) => {
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-3');
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      await frame.locator('body').evaluate(() => {
        for (const data of [{ action: 'x' }, 'toHome', null])
          window.parent.postMessage(data, location.origin);
      });
      await page.evaluate(() => {
        window.dispatchEvent(
          new MessageEvent('message', { data: { action: 'toHome' }, origin: 'https://evil.example' }),
        );
      });
      await expect(page).toHaveURL(/doctorService\?index=9-3$/);
      await page.goto('/#/news?index=5');
      await page.evaluate(() => window.postMessage({ action: 'toHome' }, location.origin));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(page).toHaveURL(/news\?index=5$/);
    });

    test('speaks the language of the website, also when another tab changes it (DOC-011 to DOC-014)', async ({
      page,
      context,
      signedInAs,
      shell,
    }) => {
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-1');
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      await frame.locator('body').evaluate(() => {
        const told: unknown[] = [];
        Object.assign(window, { told });
        window.addEventListener('message', ({ data }) => told.push(data));
      });
      const told = () =>
        frame.locator('body').evaluate(() => (window as unknown as { told: unknown[] }).told);
      const others = (['tw', 'zh', 'en'] as const).filter((other) => other !== language);
      for (const other of [...others, language]) {
        await shell.changeLanguage(other);
        await expect(frame.locator('html')).toHaveAttribute(
          'lang',
          { tw: 'zh-Hant-HK', zh: 'zh-Hans-CN', en: 'en-HK' }[other],
        );
      }
      const names = { en: 'en_US', tw: 'zh_TW', zh: 'zh_CN' };
      expect(await told()).toEqual(
        [...others, language].map((other) => ({ action: 'changeLanguage', language: names[other] })),
      );
      const tab = await context.newPage();
      await tab.goto('/#/news?index=5');
      const [other = language] = others;
      await tab.evaluate((code) => localStorage.setItem('lang', code), other);
      await expect.poll(told).toContainEqual({ action: 'changeLanguage', language: names[other] });
    });
  });
}
