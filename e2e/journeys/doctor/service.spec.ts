import type { BrowserContext, Page } from '@playwright/test';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { SignInPage } from '../../pages/sign-in.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { STAFF_WORDS } from '../../words.ts';

/** Where the frame is by now. */
const inside = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.pathname);

/** Has another site open the page at this address and ask it for home. */
async function expectDeaf(context: BrowserContext, address: string): Promise<void> {
  const html = '<!doctype html><html lang="en"><title>Another site</title><h1>Another site</h1>';
  await context.route('http://another.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  const stranger = await context.newPage();
  await stranger.goto('http://another.example/');
  const opening = context.waitForEvent('page');
  await stranger.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), address);
  const opened = await opening;
  await expect(opened.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await opened.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener('message', ({ origin }) => heard.push(origin));
  });
  await stranger.evaluate(() => {
    (window as unknown as { opened: Window }).opened.postMessage({ action: 'toHome' }, '*');
  });
  const heard = () => opened.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(heard).toEqual(['http://another.example']);
  await expect(opened).toHaveURL(address);
  await Promise.all([stranger.close(), opened.close()]);
}

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`/doctorService (${language})`, () => {
    test.use({ language });

    test('shows the page of the index in a frame, the order list by default', async ({
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

    test('asks for a sign-in inside the frame only @mobile', async ({ page, words, isMobile }) => {
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
      await expect.poll(() => inside(page)).toBe('/admin/doctor/reports');
      // One scroll bar: the frame is as high as what it shows.
      const missing = () =>
        page
          .locator('iframe')
          .evaluate(
            ({ contentDocument, clientHeight }: HTMLIFrameElement) =>
              (contentDocument?.documentElement.scrollHeight ?? 0) - clientHeight,
          );
      await expect.poll(missing, 'pixels that the frame is too low').toBeLessThanOrEqual(1);
    });

    test('goes back from a report to the list, and to the website', async ({ page, signedInAs, home }) => {
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-3');
      const frame = page.frameLocator('iframe');
      const last = frame.getByRole('row').last().getByRole('link');
      await last.click();
      await expect(last).toHaveCount(0);
      // The beginning of the report is in the window, not the place where the link was.
      await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.evaluate(() => history.back());
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      await frame.getByRole('button', { name: STAFF_WORDS[language].shell.website }).click();
      await expect(page).toHaveURL(/#\/\?(?:name=home&index=1|index=1&name=home)$/);
      await home.expectOpen();
    });

    test('a dialog in the frame dims the whole page and keeps the rest of it out of reach', async ({
      page,
      signedInAs,
    }) => {
      const { orders } = STAFF_WORDS[language];
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-2');
      const frame = page.frameLocator('iframe');
      await frame.getByRole('link', { name: orders.newOrder }).first().click();
      const opener = frame.getByRole('button', { name: orders.patient.add, exact: true });
      const dialog = frame.getByRole('dialog');
      await opener.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading')).toBeInViewport();
      const outOfReach = () =>
        page
          .locator('a[href], button')
          .evaluateAll((controls) => controls.every((control) => control.closest('[inert]') !== null));
      await expect.poll(outOfReach).toBe(true);
      // What lies on top in the corner of the header is the dimmed ground.
      const onTop = () =>
        page.evaluate(
          () => getComputedStyle(document.elementFromPoint(8, 8) ?? document.body).backgroundColor,
        );
      await expect.poll(onTop).toBe('rgba(11, 34, 40, 0.55)');
      const held = dialog.getByRole('textbox').first();
      await held.focus();
      await page.mouse.click(8, 8);
      await expect(held).toBeFocused();
      await expect(dialog).toBeVisible();
      await expectAccessible(page, 'a dialog in the frame');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect.poll(outOfReach).toBe(false);
      await expect(page.locator('[inert]')).toHaveCount(0);
    });

    test('ignores other messages, and every message once it is left', async ({
      page,
      context,
      signedInAs,
      newsList,
    }) => {
      await signedInAs('doctor');
      await page.goto('/#/doctorService?index=9-3');
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
      await frame.locator('body').evaluate(() => {
        for (const data of [{ action: 'x' }, 'toHome', null])
          window.parent.postMessage(data, location.origin);
      });
      await expect(page).toHaveURL(/doctorService\?index=9-3$/);
      await expectDeaf(context, page.url());
      await page.goto('/#/news?index=5');
      // The address is another one before the page is.
      await expect(newsList.heading).toBeVisible();
      await page.evaluate(() => window.postMessage({ action: 'toHome' }, location.origin));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(page).toHaveURL(/news\?index=5$/);
    });

    test('follows the language of the website, even when another tab changes it', async ({
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
        const received: unknown[] = [];
        Object.assign(window, { received });
        window.addEventListener('message', ({ data }) => received.push(data));
      });
      const messages = () =>
        frame.locator('body').evaluate(() => (window as unknown as { received: unknown[] }).received);
      const others = (['tw', 'zh', 'en'] as const).filter((other) => other !== language);
      for (const other of [...others, language]) {
        await shell.changeLanguage(other);
        await expect(frame.locator('html')).toHaveAttribute(
          'lang',
          { tw: 'zh-Hant-HK', zh: 'zh-Hans-CN', en: 'en-HK' }[other],
        );
      }
      const names = { en: 'en_US', tw: 'zh_TW', zh: 'zh_CN' };
      await expect
        .poll(messages)
        .toEqual(
          [...others, language].map((other) => ({ action: 'changeLanguage', language: names[other] })),
        );
      const tab = await context.newPage();
      await tab.goto('/#/news?index=5');
      const [other = language] = others;
      await tab.evaluate((code) => localStorage.setItem('lang', code), other);
      await expect.poll(messages).toContainEqual({ action: 'changeLanguage', language: names[other] });
    });
  });
}
