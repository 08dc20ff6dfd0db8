import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from '../../pages/content-test.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

test.use({ language: 'en' });

const PLAIN = { tw: '/zh-hant/privacy', zh: '/zh-hans/privacy', en: '/en/privacy' } as const;

test('the privacy terms are rewritten in three languages, read by a visitor, and brought back', async ({
  page,
  editor,
}) => {
  const { editing, editingFields, contentVersions } = editor.words;
  const { introduction } = editingFields.labels;
  await editor.open('/content/legal-text');
  await page.getByRole('link', { name: editing.fixedEntries.privacy, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: editing.fixedEntries.privacy })).toBeVisible();
  await expectAccessible(page, 'the editor of a legal text');
  const before = await editor.text(introduction).inputValue();
  await editor.fillAll(introduction, (language) => `New ${language}, {retentionDays} {laboratory}`);
  await expect(editor.preview).toContainText('New en, 90 Harbour Diagnostics Laboratory');
  await editor.publish();

  const website = await editor.website('/privacy');
  await expect(website.getByText('New en, 90 Harbour Diagnostics Laboratory')).toBeVisible();
  for (const language of LANGUAGES) {
    await website.goto(PLAIN[language]);
    await expect(website.getByText(`New ${language}, 90`)).toBeVisible();
  }

  await page.getByText(contentVersions.title, { exact: true }).click();
  const versions = page.getByRole('list', { name: contentVersions.title });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await versions.getByRole('button').last().click();
  await expectAccessible(page, 'the comparison of two versions');
  await editor.button(contentVersions.use).click();
  await page.getByRole('alertdialog').getByRole('button', { name: contentVersions.use, exact: true }).click();
  await expect(page.getByText(contentVersions.used, { exact: true })).toBeVisible();
  await expect(editor.text(introduction)).toHaveValue(before);

  // A draft so far: visitors still read the new text.
  await website.goto(PLAIN.en);
  await expect(website.getByText('New en, 90')).toBeVisible();
  await editor.publish();
  await website.goto(PLAIN.en);
  await expect(website.getByText('This statement says what Harbour Diagnostics Laboratory')).toBeVisible();
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await website.close();
});
