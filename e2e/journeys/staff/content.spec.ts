import type { Page } from '@playwright/test';
import { languagesOfRun } from '../../languages.ts';
import { expect, test } from '../../pages/content-test.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

/** A picture of one colour, as a file somebody chooses. */
async function pictureFile(page: Page, colour: string, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([fill, wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const drawing = canvas.getContext('2d');
      if (drawing === null) return '';
      drawing.fillStyle = fill;
      drawing.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg');
    },
    [colour, width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

for (const language of languagesOfRun('tw', ['en', 'tw'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the hours of a centre are edited, previewed, published, and on the website at once', async ({
      page,
      editor,
    }) => {
      const { editing, editingFields, shell } = editor.words;
      await editor.open('/content');
      await expectAccessible(page, 'content');
      const centres = editing.kinds['collection-centre'].name;
      await page.getByRole('link', { name: centres, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: centres })).toBeFocused();
      await expectAccessible(page, 'the list of centres');
      const name = { en: 'Central Collection Centre', tw: '中環採樣中心' }[language];
      await page.getByRole('link', { name, exact: true }).click();
      const hours = editor.text(editingFields.labels.businessTime);
      // The hours themselves come from the schedule of the point in the same building.
      await expect(hours).toHaveValue({ en: /^Closed on Sundays/, tw: /^星期日及公眾假期休息/ }[language]);
      await hours.fill(`${language} 07:30–12:00`);
      await expect(page.getByText(editing.editor.unsaved)).toBeVisible();
      await expect(editor.preview).toContainText(`${language} 07:30–12:00`);
      await expectAccessible(page, 'the editor');

      // A draft first: the website stays as it is.
      await editor.saveDraft();
      const website = await editor.website('/bloodcenter?index=6-2');
      await expect(website.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(website.getByText(`${language} 07:30–12:00`)).toHaveCount(0);

      await editor.publish();
      await website.reload();
      await expect(website.getByText(`${language} 07:30–12:00`)).toBeVisible();
      await website.close();
      await expect(page.getByRole('navigation', { name: shell.menu })).toBeVisible();
    });

    test('an empty field is named, and takes the focus to it', async ({ page, editor, consoleWatch }) => {
      const { editing, editingFields } = editor.words;
      const { title } = editingFields.labels;
      await editor.open('/content/manage/new');
      await editor.text(title).fill('Marker');
      await expect(page.getByText(editing.missing, { exact: true })).toHaveCount(2);
      consoleWatch.expectStatus(422);
      await editor.button(editing.editor.publish).click();
      const summary = page.getByRole('region', { name: editing.editor.problems });
      await expect(summary).toBeFocused();
      await summary.getByRole('link').first().click();
      await expect(editor.text(title, language === 'tw' ? 'zh' : 'tw')).toBeFocused();
      await expectAccessible(page, 'an editor with problems');
      await expect(editor.button(editing.editor.remove)).toBeVisible();
    });

    test('a slide gets a picture, cropped as previewed, and the home page shows it', async ({
      page,
      editor,
    }) => {
      const { editing, editingFields } = editor.words;
      await editor.open('/content/carousel/booking');
      const buffer = await pictureFile(page, language === 'en' ? '#c33' : '#33c', 2000, 2000);
      await editor
        .group(editingFields.labels.picture)
        .getByLabel(`${editing.picture.choose}: ${editing.languages[language]}`)
        .setInputFiles({ name: 'slide.jpg', mimeType: 'image/jpeg', buffer });
      const dialog = page.getByRole('alertdialog', { name: editing.picture.cropTitle });
      await dialog.getByRole('slider', { name: editing.picture.vertical }).fill('0');
      await expectAccessible(page, 'the crop');
      await dialog.getByRole('button', { name: editing.picture.use }).click();
      await expect(page.getByText(editing.picture.uploaded)).toBeVisible();
      await editor.publish();
      const website = await editor.website('/');
      const slide = website.locator('picture img[src^="/uploads/"]');
      await expect(slide).toHaveCount(1);
      const shown = await website.request.get((await slide.getAttribute('src')) ?? '');
      expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
      await website.close();
    });

    test('an announcement in three languages appears among the news at once, until it is withdrawn', async ({
      page,
      editor,
    }) => {
      const { labels } = editor.words.editingFields;
      const title = `Marker ${language}`;
      await editor.open('/content/news/new');
      await editor.fillAll(labels.title, (own) => (own === language ? title : `Title ${own}`));
      await editor.fillAll(labels.summary, (own) => `Summary ${own}`);
      await editor.fillAll(labels.text, (own) => `<p>Text <b>${own}</b></p>`);
      await page.getByLabel(labels.date, { exact: true }).fill('2024-05-06');
      await editor.publish();
      // After the three of the sample.
      await expect(page).toHaveURL(/\/content\/news\/[4-9]$/);
      const id = page.url().at(-1);
      const website = await editor.website('/');
      await expect(website.getByRole('link', { name: title })).toBeVisible();
      await website.goto('/#/news?index=5');
      const card = website
        .getByRole('listitem')
        .filter({ has: website.getByRole('time') })
        .first();
      await expect(card).toContainText(title);
      await expectAccessible(website, 'the news');
      await card.getByRole('link').click();
      await expect(website.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(website.getByText(`Text ${language}`)).toBeVisible();
      await expectAccessible(website, 'an announcement');
      await website.close();
      const plain = await page.request.get(`/zh-hans/news/${id}`);
      expect(await plain.text()).toContain('Text <b>zh</b>');
      await editor.withdraw();
      expect((await page.request.get(`/zh-hans/news/${id}`)).status()).toBe(404);
    });
  });
}
