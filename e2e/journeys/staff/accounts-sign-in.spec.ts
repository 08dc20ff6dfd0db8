import { randomUUID } from 'node:crypto';
import type { Request } from '@playwright/test';
import { authenticatorDigits, STEP_MS } from '../../arrange/authenticator.ts';
import { rememberLanguage } from '../../arrange/remember-language.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { CallsUnderWay } from '../../watch/calls-under-way.ts';
import { saying } from '../../words.ts';

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`sign-in (${language})`, () => {
    test.use({ language });

    test('refuses a wrong password, accepts the right one, and clears everything on signing out', async ({
      page,
      signIn,
      ownAccount,
      staffWords: { accounts: words },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(422);
      const { login, password, displayName } = await ownAccount('counter');
      await signIn.open();
      await expect(signIn.login).toBeFocused();
      await signIn.button(words.signIn.submit).click();
      await expect(page.getByRole('link', { name: words.problems.login })).toBeVisible();
      await expectAccessible(page, 'the sign-in with its problems');
      const refusals: (string | null)[] = [];
      for (const who of [login, `nobody.${randomUUID()}`]) {
        await signIn.submit(who, 'not the password');
        await expect(signIn.refusal).toBeVisible();
        refusals.push(await signIn.refusal.textContent());
      }
      // Nobody learns here who has an account.
      expect(refusals[0]).toBe(refusals[1]);

      await signIn.password.fill(password);
      await signIn.button(words.fields.showPassword).click();
      await expect(signIn.password).toHaveAttribute('type', 'text');
      await signIn.submit(login, password);
      await signIn.expectIn(displayName);
      await signIn.signOut();
      await page.reload();
      await expect(signIn.heading()).toBeVisible();
    });

    test('signing out at once sends no call without a session', async ({
      page,
      signIn,
      ownAccount,
      takeSession,
    }) => {
      const account = await ownAccount('counter');
      await takeSession(account);
      // The day of the desk is still on its way when the server ends the session, and the page hears of that last.
      const asked = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<void>();
      const settled = Promise.withResolvers<void>();
      const settle = (request: Request) => {
        if (request.url().includes('/desk/day?')) settled.resolve();
      };
      page.on('requestfinished', settle).on('requestfailed', settle);
      await page.route('**/api/staff/desk/day?*', async (route) => {
        asked.resolve();
        await ended.promise;
        await route.continue();
      });
      await page.route('**/api/staff/session', async (route) => {
        if (route.request().method() !== 'DELETE') return route.continue();
        const response = await route.fetch();
        ended.resolve();
        await settled.promise;
        await route.fulfill({ response });
      });
      await page.goto('/admin/');
      await asked.promise;
      await signIn.signOut();
      await page.unrouteAll({ behavior: 'wait' });
    });

    test('a second factor is set up, asked for, and turned off again', async ({
      page,
      signIn,
      ownAccount,
      takeSession,
      staffWords: { accounts: words },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(422);
      const account = await ownAccount('manager');
      await takeSession(account);
      await page.goto('/admin/my-account');
      await page.getByRole('button', { name: words.mine.turnOn }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.fields.presentPassword, { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: words.setUp.begin }).click();
      await expect(dialog.getByRole('img', { name: words.setUp.picture })).toBeVisible();
      await expectAccessible(page, 'the set-up of the second factor');
      const key = (await dialog.locator('code').textContent()) ?? '';
      // Digits of the step before are good until this one ends: not where that is about to happen.
      const intoStep = () => Date.now() % STEP_MS;
      await expect.poll(intoStep, { timeout: STEP_MS }).toBeLessThan(STEP_MS / 2);
      const first = authenticatorDigits(key, -1);
      await dialog.getByLabel(words.setUp.enter, { exact: true }).fill(first);
      await dialog.getByRole('button', { name: words.setUp.submit, exact: true }).click();
      await dialog.getByRole('button', { name: words.recovery.kept }).click();
      await expect(page.getByRole('button', { name: words.mine.turnOff })).toBeVisible();

      await signIn.signOut();
      await signIn.submit(account.login, account.password);
      await expect(signIn.heading(words.secondFactor.title)).toBeVisible();
      await expectAccessible(page, 'the second factor');
      // Digits are good once.
      await signIn.submitDigits(first);
      await expect(signIn.refusal).toBeVisible();
      await signIn.submitDigits(authenticatorDigits(key));
      await signIn.expectIn(account.displayName);

      await page.goto('/admin/my-account');
      await page.getByRole('button', { name: words.mine.turnOff }).click();
      await dialog.getByLabel(words.fields.presentPassword, { exact: true }).fill(account.password);
      await dialog.getByLabel(words.fields.totp, { exact: true }).fill(authenticatorDigits(key, 1));
      await dialog.getByRole('button', { name: words.mine.turnOff }).click();
      await expect(page.getByRole('button', { name: words.mine.turnOn })).toBeVisible();
    });

    test('reports a session ended elsewhere, and keeps what was typed', async ({
      page,
      browser,
      baseURL,
      ownAccount,
      takeSession,
      staffWords: { accounts: words, shell },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(401);
      const account = await ownAccount('counter');
      await takeSession(account);
      await page.goto('/admin/my-account');
      await page.getByRole('button', { name: words.mine.changePassword }).click();
      const typed = page.getByLabel(words.fields.newPassword, { exact: true });
      await typed.fill('typed before the end');

      const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      await takeSession(account, elsewhere);
      await rememberLanguage(elsewhere, language);
      const home = await elsewhere.newPage();
      await home.goto('/admin/my-account');
      await expectAccessible(home, 'the own account');
      await home.getByRole('button', { name: saying(words.mine.endThere) }).click();
      await expect(home.getByText(words.mine.ended)).toBeVisible();
      await elsewhere.close();

      await page
        .getByRole('dialog')
        .getByLabel(words.fields.presentPassword, { exact: true })
        .fill(account.password);
      await page.getByRole('dialog').getByRole('button', { name: words.mine.changePassword }).click();
      const ended = page.getByRole('dialog', { name: shell.session.ended });
      await expect(ended).toBeVisible();
      await expectAccessible(page, 'the end of the session');
      await expect(ended.getByLabel(words.fields.login, { exact: true })).toHaveValue(account.login);
      await ended.getByLabel(words.fields.password, { exact: true }).fill(account.password);
      await ended.getByRole('button', { name: words.signIn.submit, exact: true }).click();
      await expect(ended).toBeHidden();
      await expect(typed).toHaveValue('typed before the end');
    });

    test('does nothing in the name of somebody who signed in in another tab', async ({
      page,
      signIn,
      ownAccount,
      takeSession,
      staffWords: { accounts: words, shell },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(409);
      // The cookies change between calls of the page, not under one.
      const calls = new CallsUnderWay(page);
      const [account, newcomer] = [await ownAccount('counter', 'May'), await ownAccount('counter', 'June')];
      await takeSession(account);
      await page.goto('/admin/my-account');
      await page.getByRole('button', { name: words.mine.changePassword }).click();
      const change = page.getByRole('dialog', { name: words.mine.changePassword });
      const present = change.getByLabel(words.fields.presentPassword, { exact: true });
      await change.getByLabel(words.fields.newPassword, { exact: true }).fill('typed before the newcomer');
      await present.fill(account.password);

      await calls.expectNone();
      // Cookies are the browser's: what is signed in in one tab holds in all of them.
      await takeSession(newcomer);
      await change.getByRole('button', { name: words.mine.changePassword }).click();
      const other = page.getByRole('dialog', { name: shell.session.other });
      await expect(other).toContainText(shell.session.otherHint(account.displayName));
      await expectAccessible(page, 'the tab of somebody else');
      await other.getByLabel(words.fields.password, { exact: true }).fill(account.password);
      await other.getByRole('button', { name: words.signIn.submit, exact: true }).click();
      await expect(other).toBeHidden();
      await expect(present).toHaveValue(account.password);

      await calls.expectNone();
      await takeSession(newcomer);
      await change.getByRole('button', { name: words.mine.changePassword }).click();
      await other.getByRole('button', { name: shell.session.newcomer }).click();
      await signIn.expectIn(newcomer.displayName);
      await page.goto('about:blank');
      // Neither password has changed.
      for (const one of [account, newcomer]) await takeSession(one);
    });
  });
}
