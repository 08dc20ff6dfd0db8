import { expect, test } from '../../pages/content-test.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

test.use({ language: 'en' });

test('the preparation of a service is changed, and brought back from its versions', async ({
  page,
  editor,
}) => {
  const { contentVersions: words, editingFields } = editor.words;
  await editor.open('/services/ECG');
  const hours = page.getByRole('textbox', { name: editingFields.labels.fastingHours });
  const before = await hours.inputValue();
  await hours.fill('13');
  await editor.save();

  await page.getByText(words.title, { exact: true }).click();
  const versions = page.getByRole('list', { name: words.title }).getByRole('listitem');
  await expect(versions.first()).toContainText(words.by('Sample Manager'));
  const count = await versions.count();
  await versions.nth(1).getByRole('button').click();
  const comparison = versions.nth(1).getByRole('region');
  await expect(comparison).toContainText('13');
  // At the end of the page its sticky bar covers no part of a target.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page, 'the comparison of two versions of a service');
  await comparison.getByRole('button', { name: words.use, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.use, exact: true }).click();
  await expect(page.getByText(words.saved.used, { exact: true })).toBeVisible();

  // In the form so far: a visitor still reads the new text.
  await expect(hours).toHaveValue(before);
  await page.getByText(editor.words.editing.editor.saved, { exact: true }).waitFor({ state: 'hidden' });
  await editor.save();
  await expect(versions).toHaveCount(count + 1);
});
