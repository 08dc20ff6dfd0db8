import { randomUUID } from 'node:crypto';
import type { StaffMessages } from '@phial/content/messages/staff-messages';
import type { Locator, Page } from '@playwright/test';
import { authenticatorDigits } from '../../arrange/authenticator.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

/** Passkeys belong to a host that has a name, so these journeys go there by one. */
const HOST = `http://localhost:${process.env.E2E_PORT}`;

/**
 * The browser's own software authenticator, which is unlocked by its owner whenever asked.
 * @param fills whether the browser offers passkeys among the logins it fills in; this owner then takes the offer at once
 */
async function plugInAuthenticator(page: Page, fills: boolean): Promise<void> {
  if (!fills) {
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function fillInPasskey(
  dialog: Locator,
  { fields, passkeys }: StaffMessages['accounts'],
  password: string,
): Promise<void> {
  await dialog.getByLabel(fields.passkeyName, { exact: true }).fill('Telephone');
  await dialog.getByLabel(fields.presentPassword, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: passkeys.proceed }).click();
}

for (const language of languagesOfRun('zh')) {
  test.describe(`passkeys (${language})`, () => {
    test.use({
      language,
      storageState: {
        cookies: [],
        origins: [{ origin: HOST, localStorage: [{ name: 'lang', value: language }] }],
      },
    });

    test('are added, sign in without a password, and are removed', async ({
      page,
      signIn,
      ownAccount,
      staffWords: { accounts: words },
    }) => {
      const account = await ownAccount('manager');
      await plugInAuthenticator(page, false);
      await signIn.open(`${HOST}/admin/my-account`);
      await signIn.submit(account.login, account.password);
      await signIn.expectIn(account.displayName);

      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: words.passkeys.add }).click();
      await expectAccessible(page, 'the dialog of a new passkey');
      await fillInPasskey(dialog, words, account.password);
      const remove = page.getByRole('button', { name: words.passkeys.removeNamed('Telephone') });
      await expect(remove).toBeVisible();
      await expectAccessible(page, 'the own passkeys');

      await signIn.signOut();
      await signIn.button(words.passkeys.signIn).click();
      await signIn.expectIn(account.displayName);

      await page.goto(`${HOST}/admin/my-account`);
      await remove.click();
      await dialog.getByRole('button', { name: words.passkeys.byPasskey }).click();
      await dialog.getByRole('button', { name: words.passkeys.remove, exact: true }).click();
      await expect(page.getByText(words.passkeys.none)).toBeVisible();
    });

    test('confirm what asks for the own password', async ({
      page,
      signIn,
      ownAccount,
      staffWords: { accounts: words, identityProvider },
    }) => {
      const account = await ownAccount('administrator');
      await plugInAuthenticator(page, false);
      await signIn.open(`${HOST}/admin/my-account`);
      await signIn.submit(account.login, account.password);
      await page.getByRole('button', { name: words.passkeys.add }).click();
      const dialog = page.getByRole('dialog');
      await fillInPasskey(dialog, words, account.password);
      await expect(page.getByRole('button', { name: words.passkeys.removeNamed('Telephone') })).toBeVisible();

      await page.goto(`${HOST}/admin/accounts`);
      await page.getByRole('button', { name: words.list.create }).click();
      await dialog.getByLabel(words.fields.login, { exact: true }).fill(`second.${randomUUID()}`);
      await dialog.getByLabel(words.fields.name, { exact: true }).fill('Second');
      await dialog.getByLabel(words.list.role, { exact: true }).selectOption('administrator');
      await dialog.getByRole('button', { name: words.passkeys.byPasskey }).click();
      const confirmed = dialog.getByText(identityProvider.confirmation.confirmed);
      await expect(confirmed).toBeVisible();
      await expect(dialog.locator('[tabindex="-1"]:focus')).toContainText(
        identityProvider.confirmation.confirmed,
      );
      await expect(dialog.getByLabel(words.fields.ownPassword, { exact: true })).toHaveCount(0);
      await expectAccessible(page, 'a form that was confirmed by passkey');
      await dialog.getByRole('button', { name: words.create.submit, exact: true }).click();
      const oneTime = page.getByRole('alertdialog', { name: words.oneTime.title });
      await oneTime.getByRole('button', { name: words.oneTime.close }).click();

      // Another session of the same person has not been confirmed.
      await signIn.signOut();
      await signIn.submit(account.login, account.password);
      await page.getByRole('button', { name: words.list.create }).click();
      await dialog.getByLabel(words.list.role, { exact: true }).selectOption('administrator');
      await expect(dialog.getByLabel(words.fields.ownPassword, { exact: true })).toBeVisible();
    });

    test('are offered among the logins that the browser fills in', async ({
      page,
      signIn,
      ownAccount,
      staffWords: { accounts: words, shell },
    }) => {
      const account = await ownAccount('manager');
      await page.goto(`${HOST}/admin/my-account`);
      await signIn.submit(account.login, account.password);
      await plugInAuthenticator(page, true);
      await page.getByRole('button', { name: words.passkeys.add }).click();
      await fillInPasskey(page.getByRole('dialog'), words, account.password);
      await expect(page.getByRole('button', { name: words.passkeys.removeNamed('Telephone') })).toBeVisible();
      const opened = page.waitForResponse((response) => response.url().endsWith('/staff/session/passkey'));
      await signIn.button(shell.signOut).click();
      expect((await opened).status()).toBe(200);
      await signIn.expectIn(account.displayName);
    });

    test('recovery codes are shown once, and one signs in for the digits', async ({
      page,
      signIn,
      ownAccount,
      staffWords: { accounts: words },
    }) => {
      const account = await ownAccount('manager');
      await signIn.open(`${HOST}/admin/my-account`);
      await signIn.submit(account.login, account.password);
      await page.getByRole('button', { name: words.mine.turnOn }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.fields.presentPassword, { exact: true }).fill(account.password);
      await dialog.getByRole('button', { name: words.setUp.begin }).click();
      const key = (await dialog.locator('code').textContent()) ?? '';
      await dialog.getByLabel(words.setUp.enter, { exact: true }).fill(authenticatorDigits(key));
      await dialog.getByRole('button', { name: words.setUp.submit, exact: true }).click();

      const codes = dialog.getByRole('list', { name: words.recovery.list }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      await expectAccessible(page, 'the recovery codes');
      const code = (await codes.first().textContent()) ?? '';
      await page.keyboard.press('Escape');
      await expect(codes.first()).toBeVisible();
      await dialog.getByRole('button', { name: words.recovery.kept }).click();
      await expect(page.getByText(words.recovery.left(10))).toBeVisible();

      await signIn.signOut();
      await signIn.submit(account.login, account.password);
      await signIn.button(words.recovery.use).click();
      await page.getByLabel(words.fields.recoveryCode, { exact: true }).fill(code);
      await signIn.button(words.secondFactor.submit).click();
      await expect(page.getByText(words.recovery.used(9))).toBeVisible();
    });
  });
}
