import { expect, PROVIDER_CLIENT, signInThere, signOutThere, test } from '../../arrange/identity-provider.ts';
import { STAFF_PASSWORD } from '../../arrange/staff-accounts.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

test.use({ language: 'en' });

test('an administrator sets the identity provider up, and staff sign in and out through it', async ({
  page,
  provider,
  signIn,
  staffWords: { accounts, identityProvider: words, desk },
}) => {
  test.slow();
  await provider.setPeople({
    anna: { groups: ['counter-central'], name: 'Anna Ho' },
    eve: { groups: ['cleaning'], name: 'Eve' },
  });
  await signIn.open('/admin/identity-provider');
  await signIn.submit('administrator', STAFF_PASSWORD);
  await page.getByRole('checkbox', { name: words.provider.enabled }).check();
  await page.getByLabel(words.provider.issuer, { exact: true }).fill(provider.issuer);
  await page.getByRole('button', { name: words.test.button }).click();
  await expect(page.getByText(words.test.good)).toBeVisible();
  await page.getByLabel(words.provider.clientId, { exact: true }).fill(PROVIDER_CLIENT.client_id);
  await page.getByLabel(words.provider.secret, { exact: true }).fill(PROVIDER_CLIENT.client_secret);
  await page.getByLabel(words.provider.scopes, { exact: true }).fill('openid profile groups');
  await page.getByRole('button', { name: words.groups.add }).click();
  await page.getByLabel(words.groups.group, { exact: true }).fill('counter-central');
  const point = page
    .getByRole('listitem', { name: words.groups.row(1) })
    .getByRole('checkbox')
    .nth(1);
  await point.check();
  const pointName = await point.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '');
  await page.getByLabel(accounts.fields.ownPassword, { exact: true }).fill(STAFF_PASSWORD);
  await expectAccessible(page, 'the settings of the identity provider');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByLabel(words.provider.secret, { exact: true })).toHaveValue('');
  await signIn.signOut();

  const button = page.getByRole('button', { name: 'Sign in with your work account' });
  await expect(button).toBeVisible();
  await expectAccessible(page, 'the sign-in with an identity provider');
  await page.goto('/admin/');
  await button.click();
  await signInThere(page, 'anna');
  await signIn.expectIn('Anna Ho');
  await expect(page.getByRole('heading', { level: 1, name: desk.title })).toBeVisible();
  await expect(page.locator('option', { hasText: pointName })).toBeAttached();
  await page.goto('/admin/my-account');
  await expect(page.getByText(words.ofProvider.text)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signOutThere(page);
  await expect(button).toBeVisible();

  await button.click();
  await signInThere(page, 'eve');
  await expect(page.getByRole('group', { name: words.outcomes['no-access'].title })).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/$/);
  await expectAccessible(page, 'the sign-in after a refusal');
});
