import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

for (const language of languagesOfRun('zh')) {
  test.describe(`critical results (${language})`, () => {
    test.use({ language });

    test('that wait too long are telephoned about, which is recorded by the keyboard', async ({
      page,
      keyboard,
      signedInAs,
      staffWords: { criticalResults: words, editingFields },
    }) => {
      await signedInAs('manager');
      await page.goto('/admin/');
      await page.getByRole('navigation').getByRole('link', { name: words.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expect(page.getByText(words.lead(60))).toBeVisible();
      const longest = page
        .getByRole('table', { name: words.label })
        .locator('tbody')
        .getByRole('row')
        .first();
      await expect(longest).toContainText('Dr Sample');
      await expect(longest).toContainText('0000 6299');
      await expect(longest).not.toContainText(/Potassium|6\.4/);
      await expectAccessible(page, 'the critical results');
      const before = await longest.getByText('Sample Manager').count();
      await keyboard.press(longest.getByRole('button'));
      await expect(page.getByText(words.recorded)).toBeVisible();
      await expect.poll(() => longest.getByText('Sample Manager').count()).toBeGreaterThan(before);

      await page.goto('/admin/content/laboratory/laboratory');
      await expect(page.getByLabel(editingFields.labels.criticalMinutes)).toBeVisible();
    });
  });
}
