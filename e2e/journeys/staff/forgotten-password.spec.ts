import { MAILED_SITE, mailing } from '../../arrange/mailing.ts';
import { STAFF_PASSWORD, StaffAccounts } from '../../arrange/staff-accounts.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

const NEW_PASSWORD = 'seven blue teapots sing';

for (const language of languagesOfRun('zh')) {
  mailing.describe(`a forgotten password (${language})`, () => {
    mailing.use({ language });

    mailing(
      'is replaced by a link from an e-mail',
      async ({ page, playwright, origin, mailbox, signIn, staffWords: { accounts: words } }) => {
        mailing.slow();
        const request = await playwright.request.newContext({ baseURL: origin });
        const administrator = new StaffAccounts(request);
        await administrator.signIn('administrator');
        const { account, password } = await administrator.create('manager');
        await administrator.signIn(account.login, password);
        await administrator.changePassword(password, STAFF_PASSWORD);
        await request.dispose();

        await signIn.open('/admin/');
        await page.getByRole('link', { name: words.signIn.forgotten }).click();
        await expect(signIn.heading(words.forgotten.title)).toBeVisible();
        const address = page.getByLabel(words.forgotten.email, { exact: true });
        await expect(address).toBeFocused();
        await signIn.button(words.forgotten.submit).click();
        await expect(page.getByRole('link', { name: words.forgotten.emailWrong })).toBeVisible();
        await expectAccessible(page, 'the form for a forgotten password');
        await address.fill(account.login);
        await signIn.button(words.forgotten.submit).click();
        await expect(page.getByText(words.forgotten.sent)).toBeVisible();

        await expect.poll(() => mailbox.to(account.login).length, { timeout: 30_000 }).toBe(1);
        const [mail] = mailbox.to(account.login);
        const [link = ''] = /http:\/\/lab\.example\/admin\/password#\S+/.exec(mail?.text ?? '') ?? [];
        await page.goto(link.replace(MAILED_SITE, ''));
        await expect(signIn.heading(words.forgotten.choose)).toBeVisible();
        await expect(page).toHaveURL(/\/admin\/password$/);
        await page.getByLabel(words.fields.newPassword, { exact: true }).fill(NEW_PASSWORD);
        await expectAccessible(page, 'the choice of a new password');
        await signIn.button(words.forgotten.chooseSubmit).click();
        await expect(page.getByText(words.forgotten.done)).toBeVisible();
        await page.getByRole('link', { name: words.forgotten.back }).click();
        await signIn.submit(account.login, NEW_PASSWORD);
        await signIn.expectIn(account.displayName);
      },
    );
  });
}

test('a laboratory without a mail server says whom to ask', async ({
  page,
  signIn,
  staffWords: { accounts: words },
}) => {
  await page.goto('/admin/forgotten-password');
  await expect(signIn.heading(words.forgotten.title)).toBeVisible();
  await expect(page.getByText(words.forgotten.ask)).toBeVisible();
  await expect(signIn.button(words.forgotten.submit)).toHaveCount(0);
  await expectAccessible(page, 'a forgotten password without e-mail');
});
