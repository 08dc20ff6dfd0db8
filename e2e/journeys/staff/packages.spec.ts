import { sampleBody } from '@phial/content/sample/content-entries';
import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from '../../pages/content-test.ts';
import { openSite } from '../../pages/open-site.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

test.use({ language: 'en' });

test('a manager adds a test package, a visitor reads and finds it, and it can be withdrawn', async ({
  page,
  editor,
  consoleWatch,
}) => {
  const { editing, editingFields } = editor.words;
  const { labels, options } = editingFields;
  await editor.open('/content/package/new');
  await editor.fillAll(labels.name, (language) => `Bone package ${language}`);
  await page
    .getByLabel(labels.packageGroup, { exact: true })
    .selectOption(sampleBody('package-group', 'thyroid').name.en);
  await page.getByLabel(labels.code, { exact: true }).fill('BP1');
  await page.getByLabel(labels.component, { exact: true }).fill('Bone package');

  await editor.button(editing.parts.add(labels.specimens)).click();
  const specimen = page.getByRole('group', { name: editing.parts.part(labels.specimens, 1), exact: true });
  for (const language of LANGUAGES) {
    await specimen
      .getByRole('textbox', { name: editing.languages[language], exact: true })
      .fill(`5ml ${language}`);
  }
  await editor.button(editing.parts.add(labels.itemGroups)).click();
  await editor.button(editing.parts.add(labels.items)).click();
  const item = page.getByRole('group', { name: editing.parts.part(labels.items, 1), exact: true });
  for (const language of LANGUAGES) {
    await item
      .getByRole('textbox', { name: editing.languages[language], exact: true })
      .fill(`Calcium ${language}`);
  }
  await item.getByRole('radio', { name: options.female, exact: true }).check();
  await item.getByRole('searchbox', { name: editing.testItems.find }).fill('calcium');
  await item
    .getByRole('button', { name: /Calcium/ })
    .first()
    .click();
  await expectAccessible(page, 'the editor of a package');
  await expect(editor.preview).toContainText('Calcium en');

  // An address has no capitals and no blanks.
  consoleWatch.expectStatus(422);
  await editor.button(editing.editor.publish).click();
  await expect(page.getByText(editing.problemOf.form, { exact: true })).toBeVisible();
  await page.getByLabel(labels.component, { exact: true }).fill('bone-package');
  await editor.publish();

  const website = await editor.website('/packageItem?index=4-1');
  await website.getByRole('searchbox').fill('BP1');
  await website.getByRole('link', { name: /Bone package en/ }).click();
  await expect(website.getByRole('heading', { level: 1, name: /Bone package en/ })).toBeVisible();
  await expect(website.getByRole('link', { name: 'Calcium en', exact: true })).toBeVisible();
  await expect(website.getByRole('article').getByText('5ml en')).toBeVisible();
  await expect(website.getByText('female only')).toBeVisible();
  await website.goto('/zh-hant/packages/bone-package');
  await expect(website.getByRole('heading', { level: 1 })).toContainText('Bone package tw');

  await editor.withdraw();
  await openSite(website, '/#/packageItemDetail?index=4-1&component=bone-package');
  await website.reload();
  await expect(website.getByRole('heading', { level: 1, name: 'This package was not found' })).toBeVisible();
  await website.close();
});
