import { randomUUID } from 'node:crypto';
import { CAPTCHA_ANSWER } from '../../arrange/booking-api.ts';
import { rememberLanguage } from '../../arrange/remember-language.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

for (const language of languagesOfRun('zh')) {
  test.describe(`accounts (${language})`, () => {
    test.use({ language });

    test('a doctor requests an account, is approved and signs in', async ({
      page,
      browser,
      baseURL,
      signIn,
      staffCookies,
      staffWords: { accounts: words },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(403);
      const login = `dr.${randomUUID().slice(0, 8)}@clinic.example`;
      const name = `Dr Lee ${login.slice(3, 11)}`;
      const password = 'four small glass phials';
      await signIn.open();
      await page.getByRole('link', { name: words.signIn.registerLink }).click();
      await expect(signIn.heading(words.register.title)).toBeVisible();
      await expect(page.getByRole('img', { name: words.register.captcha.picture })).toBeVisible();
      await expectAccessible(page, 'the request for an account');
      await signIn.login.fill(login);
      await page.getByLabel(words.fields.name, { exact: true }).fill(name);
      await page.getByLabel(words.fields.practice, { exact: true }).fill('Marker Clinic');
      await page.getByLabel(words.fields.telephone, { exact: true }).fill('2345 6789');
      await page.getByLabel(words.fields.registrationNumber, { exact: true }).fill('M00000');
      await page.getByLabel(words.fields.newPassword, { exact: true }).fill(password);
      await page.getByLabel(words.register.captcha.label, { exact: true }).fill(CAPTCHA_ANSWER);
      await page.getByRole('button', { name: words.register.submit }).click();
      await expect(page.getByText(words.register.done)).toBeVisible();

      await page.getByRole('link', { name: words.register.back }).click();
      await signIn.submit(login, password);
      await expect(signIn.refusal).toBeVisible();

      const office = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      await office.addCookies(await staffCookies('administrator'));
      await rememberLanguage(office, language);
      const desk = await office.newPage();
      await desk.goto('/admin/accounts?state=PENDING');
      await expectAccessible(desk, 'the accounts');
      // Others may be asking at the same time: how many is not known.
      const menu = desk.getByRole('navigation');
      await expect(
        menu.getByRole('link', { name: words.list.title }).filter({ hasText: /\d/ }),
      ).toBeVisible();
      await desk.getByRole('button', { name: words.list.open(name) }).click();
      await expect(desk.getByLabel(words.fields.telephone, { exact: true })).toHaveValue('2345 6789');
      await desk.getByRole('dialog').getByRole('button', { name: words.edit.approve, exact: true }).click();
      await expect(desk.getByText(words.edit.approved(name))).toBeVisible();
      await office.close();

      await signIn.submit(login, password);
      await signIn.expectIn(name);
    });

    test('an account is created with a one-time password', async ({
      page,
      signIn,
      signedInAs,
      staffWords: { accounts: words },
      context,
    }) => {
      const login = `may.${randomUUID().slice(0, 8)}@lab.example`;
      await signedInAs('administrator');
      await page.goto('/admin/accounts');
      await page.getByRole('button', { name: words.list.create }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.fields.login, { exact: true }).fill(login);
      await dialog.getByLabel(words.fields.name, { exact: true }).fill('May');
      await dialog.getByRole('checkbox', { name: words.servicePoints.all }).check();
      await expectAccessible(page, 'the new account');
      await dialog.getByRole('button', { name: words.create.submit, exact: true }).click();
      const passwordDialog = page.getByRole('alertdialog');
      const once = (await passwordDialog.locator('code').textContent()) ?? '';
      expect(once).toMatch(/^[a-z2-9-]{24}$/);
      await page.keyboard.press('Escape');
      await expect(passwordDialog).toBeVisible();
      await passwordDialog.getByRole('button', { name: words.oneTime.close }).click();
      await expect(page.getByRole('button', { name: words.list.open('May') }).first()).toBeVisible();

      // The administrator's session is everybody's here: this browser forgets it instead of ending it.
      await context.clearCookies();
      await page.goto('/admin/');
      await signIn.submit(login, once);
      await expect(signIn.heading(words.renewal.title)).toBeVisible();
      await expectAccessible(page, 'the choice of a password');
      await page.getByLabel(words.fields.newPassword, { exact: true }).fill('a password of her own');
      await page.getByRole('button', { name: words.renewal.submit }).click();
      await signIn.expectIn('May');
    });

    test('the second of two administrators at one account gets a conflict, and loses nothing', async ({
      page,
      browser,
      baseURL,
      ownAccount,
      signedInAs,
      staffCookies,
      staffWords: { accounts: words },
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(409);
      const name = `Person ${randomUUID().slice(0, 8)}`;
      await ownAccount('counter', name);
      await signedInAs('administrator');
      const office = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      await office.addCookies(await staffCookies('administrator'));
      await rememberLanguage(office, language);
      const other = await office.newPage();
      for (const one of [page, other]) {
        await one.goto('/admin/accounts');
        await one.getByRole('button', { name: words.list.open(name) }).click();
      }
      const save = { name: words.edit.save, exact: true };
      await other.getByRole('dialog').getByLabel(words.fields.name, { exact: true }).fill(`${name} B`);
      await other.getByRole('dialog').getByRole('button', save).click();
      await expect(other.getByText(words.edit.saved, { exact: true })).toBeVisible();
      await office.close();

      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.list.role, { exact: true }).selectOption('manager');
      await dialog.getByRole('button', save).click();
      await expect(dialog.getByText(words.conflict.title)).toBeVisible();
      await expect(dialog.getByRole('row', { name: words.list.role })).toContainText(words.roles.manager);
      await expect(dialog.getByRole('row', { name: words.fields.name })).toContainText(`${name} B`);
      await expectAccessible(page, 'the conflict');
      await dialog.getByRole('button', { name: words.conflict.keepMine }).click();
      await expect(dialog.getByText(words.conflict.title)).toBeHidden();
      await expect(dialog.getByLabel(words.fields.name, { exact: true })).toHaveValue(`${name} B`);
      await expect(dialog.getByLabel(words.list.role, { exact: true })).toHaveValue('manager');
    });
  });
}
