import { languagesOfRun } from '../../languages.ts';
import { expect, test } from '../../pages/content-test.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

for (const language of languagesOfRun('en', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the second of two managers editing a notice gets a conflict, and nothing is lost', async ({
      page,
      editor,
      colleague,
      consoleWatch,
    }) => {
      const { editing, editingFields } = editor.words;
      const { title, text } = editingFields.labels;
      const other = language === 'en' ? 'tw' : 'en';
      await editor.openFirst('/content/manage');
      await colleague.page.goto(page.url());
      await colleague.text(text).fill('Their text');
      await colleague.text(title).fill('Their title');
      await editor.text(title).fill('My title');
      await editor.text(text, other).fill('My text');
      await colleague.publish();

      consoleWatch.expectStatus(409);
      await editor.button(editing.editor.publish).click();
      const panel = page.getByRole('region', { name: editing.conflict.title });
      await expect(panel).toBeFocused();
      await expectAccessible(page, 'a conflict');
      const part = (field: string, of: typeof other) =>
        panel.getByRole('group', {
          name: editing.editor.fieldIn(field, editing.languages[of]),
          exact: true,
        });
      // Each has changed the title; the text in each language was changed by one alone.
      await expect(part(title, language)).toContainText('Their title');
      await expect(part(title, language)).toContainText('My title');
      await expect(part(title, language).getByRole('radio').first()).toBeChecked();
      await expect(part(text, language).getByRole('radio').last()).toBeChecked();
      await expect(part(text, other).getByRole('radio').first()).toBeChecked();
      await expect(panel.getByRole('group')).toHaveCount(3);
      await panel.getByRole('button', { name: editing.conflict.apply }).click();
      await expect(editor.text(title)).toHaveValue('My title');
      await expect(editor.text(text)).toHaveValue('Their text');
      await expect(editor.text(text, other)).toHaveValue('My text');
      await editor.publish();
      const website = await editor.website('/');
      await expect(website.getByText('Their text')).toBeVisible();
      await website.close();
    });

    test('a draft deleted by a colleague can be saved again', async ({
      page,
      editor,
      colleague,
      consoleWatch,
    }) => {
      const { editing, editingFields } = editor.words;
      await editor.open('/content/manage/new');
      await editor.text(editingFields.labels.title).fill('Created');
      await editor.saveDraft();
      await expect(page).toHaveURL(/\/manage\/(?!new)/);
      const former = page.url();
      await colleague.page.goto(former);
      await colleague.button(editing.editor.remove).click();
      const { remove } = editing.editor;
      await colleague.page
        .getByRole('alertdialog')
        .getByRole('button', { name: remove, exact: true })
        .click();
      await expect(colleague.page.getByText(editing.editor.removed)).toBeVisible();

      consoleWatch.expectStatus(404);
      await editor.text(editingFields.labels.title).fill('Typed on');
      await editor.button(editing.editor.saveDraft).click();
      await expect(page.getByText(editing.editor.deletedMeanwhile)).toBeVisible();
      await editor.button(editing.editor.saveDraft).click();
      await expect(page).toHaveURL((url) => url.href !== former && /\/manage\/(?!new)/.test(url.href));
      await expect(editor.text(editingFields.labels.title)).toHaveValue('Typed on');

      await page.goto(former);
      await expect(page.getByRole('heading', { level: 1, name: editing.editor.gone })).toBeVisible();
      await expectAccessible(page, 'what is no longer there');
    });

    test('leaving asks first, and Back restores what was typed', async ({ page, editor }) => {
      const { editing, editingFields } = editor.words;
      const typed = `Typed and not saved ${language}`;
      await editor.openFirst('/service-points');
      const name = editor.text(editingFields.labels.name);
      await name.fill(typed);
      await page.getByRole('navigation').getByRole('link', { name: editing.catalogue }).first().click();
      const dialog = page.getByRole('alertdialog', { name: editing.leave.title });
      await dialog.getByRole('button', { name: editing.leave.stay }).click();
      await expect(name).toHaveValue(typed);
      await page.goBack();
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByText(editing.editor.restored)).toBeVisible();
      await expect(name).toHaveValue(typed);
      await editor.save();
      const points = await page.request.get('/api/rest/appointment/servPt/list?type=ECG');
      expect(await points.text()).toContain(typed);
    });

    test('a test item is changed, and the search of the website finds it at once', async ({
      page,
      editor,
    }) => {
      const { labels } = editor.words.editingFields;
      const name = `Zebra albumin ${language}`;
      await editor.open('/catalogue');
      await expectAccessible(page, 'the catalogue');
      // As a hand types: the first letter goes to the address and must not take the focus along.
      await page.getByRole('searchbox').click();
      const part = { en: 'albumin', tw: '白蛋白' }[language];
      await page.keyboard.type(part);
      await expect(page.getByRole('searchbox')).toHaveValue(part);
      await expect(page).toHaveURL((url) => url.searchParams.get('filter') === part);
      await page.getByRole('table').getByRole('link').first().click();
      await editor.text(labels.name, 'en').fill(name);
      const synonyms = editor.group(labels.synonyms);
      await synonyms.getByRole('textbox').fill(`zzalb${language}`);
      await synonyms.getByRole('textbox').press('Enter');
      await expectAccessible(page, 'the editor of a test item');
      await editor.save();
      const list = `/api/rest/appointment/testItem/list?searchValue=zzalb${language}`;
      const { data } = await (await page.request.get(list)).json();
      expect(data).toMatchObject([{ nameEng: name }]);
    });
  });
}
