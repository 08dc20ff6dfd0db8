import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff as en } from '@phial/content/messages/en/staff';
import { staff as tw } from '@phial/content/messages/tw/staff';
import type { Page } from '@playwright/test';
import { type OwnServer, startOwnServer } from '../arrange/own-server.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../watch/accessibility.ts';

/** What staff change here is what other journeys read: a server of its own. */
const PASSWORD = 'a password for journeys';
let server: OwnServer;
let folder: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phial-content-'));
  server = await startOwnServer(folder, { PHIAL_TEST_PASSWORD: PASSWORD });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const STAFF = { en, tw };
type StaffLanguage = keyof typeof STAFF;

/** Somebody at the staff site, in a browser of the page's context. */
async function signIn(page: Page, language: StaffLanguage, login = 'manager'): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('lang', code), language);
  const answer = await page.request.post(`${server.origin}/api/staff/session`, {
    data: { login, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

const open = (page: Page, path: string) => page.goto(`${server.origin}/admin${path}`);

/** The control of a text in a language, within its field. */
function textOf(page: Page, field: string, language: string) {
  return page
    .getByRole('group', { name: field, exact: true })
    .getByRole('textbox', { name: language, exact: true });
}

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

for (const language of ['en', 'tw'] as const) {
  test(`the hours of a centre are edited, looked at, published, and on the website at once (${language})`, async ({
    page,
  }) => {
    const { editing, editingFields, shell } = STAFF[language];
    const words = editing.editor;
    await signIn(page, language);
    await open(page, '/content');
    await expectAccessible(page, 'content');
    const centres = editing.kinds['collection-centre'].name;
    await page.getByRole('link', { name: centres, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: centres })).toBeFocused();
    await expectAccessible(page, 'the list of centres');
    const name = { en: 'Central Collection Centre', tw: '中環採樣中心' }[language];
    await page.getByRole('link', { name, exact: true }).click();
    const own = editing.languages[language];
    const hours = textOf(page, editingFields.labels.businessTime, own);
    await expect(hours).toHaveValue(/09:00/);
    await hours.fill(`${language} 07:30–12:00`);
    await expect(page.getByText(words.unsaved)).toBeVisible();
    const preview = page.getByRole('region', { name: editing.preview.title });
    await expect(preview).toContainText(`${language} 07:30–12:00`);
    await expectAccessible(page, 'the editor');

    // A draft first: the website stays as it is.
    await page.getByRole('button', { name: words.saveDraft }).click();
    await expect(page.getByText(words.draftSaved)).toBeVisible();
    const website = await page.context().newPage();
    await website.goto(`${server.origin}/#/bloodcenter?index=6-2`);
    await expect(website.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(website.getByText(`${language} 07:30–12:00`)).toHaveCount(0);

    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(page.getByText(words.published)).toBeVisible();
    await website.reload();
    await expect(website.getByText(`${language} 07:30–12:00`)).toBeVisible();
    await website.close();
    await expect(page.getByRole('navigation', { name: shell.menu })).toBeVisible();
  });

  test(`an empty field is named, and takes the focus to it (${language})`, async ({ page, consoleWatch }) => {
    const { editing, editingFields } = STAFF[language];
    await signIn(page, language);
    await open(page, '/content/manage/new');
    const { title } = editingFields.labels;
    await textOf(page, title, editing.languages[language]).fill('Marker');
    await expect(page.getByText(editing.missing, { exact: true })).toHaveCount(2);
    consoleWatch.expectStatus(422);
    await page.getByRole('button', { name: editing.editor.publish, exact: true }).click();
    const summary = page.getByRole('region', { name: editing.editor.problems });
    await expect(summary).toBeFocused();
    await summary.getByRole('link').first().click();
    const empty = language === 'tw' ? 'zh' : 'tw';
    await expect(textOf(page, title, editing.languages[empty])).toBeFocused();
    await expectAccessible(page, 'an editor with problems');
    await expect(page.getByRole('button', { name: editing.editor.remove, exact: true })).toBeVisible();
  });

  test(`a slide gets a picture, cut as it was shown, and the home page shows it (${language})`, async ({
    page,
  }) => {
    const { editing, editingFields } = STAFF[language];
    await signIn(page, language);
    await open(page, '/content/carousel/booking');
    const own = editing.languages[language];
    const wide = page.getByRole('group', { name: editingFields.labels.picture, exact: true });
    const buffer = await pictureFile(page, language === 'en' ? '#c33' : '#33c', 2000, 2000);
    await wide
      .getByLabel(`${editing.picture.choose}: ${own}`)
      .setInputFiles({ name: 'slide.jpg', mimeType: 'image/jpeg', buffer });
    const dialog = page.getByRole('alertdialog', { name: editing.picture.cropTitle });
    await dialog.getByRole('slider', { name: editing.picture.vertical }).fill('0');
    await expectAccessible(page, 'the crop');
    await dialog.getByRole('button', { name: editing.picture.use }).click();
    await expect(page.getByText(editing.picture.uploaded)).toBeVisible();
    await page.getByRole('button', { name: editing.editor.publish, exact: true }).click();
    await expect(page.getByText(editing.editor.published)).toBeVisible();
    const website = await page.context().newPage();
    await website.goto(`${server.origin}/#/`);
    const slide = website.locator('picture img[src^="/uploads/"]');
    await expect(slide).toHaveCount(1);
    const shown = await website.request.get(server.origin + ((await slide.getAttribute('src')) ?? ''));
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await website.close();
  });
}

test('two managers edit one notice at once: the second is told, and nothing is lost', async ({
  page,
  browser,
  consoleWatch,
}) => {
  const { editing, editingFields } = en;
  const { title, text } = editingFields.labels;
  const own = editing.languages.en;
  const theirs = await (await browser.newContext()).newPage();
  await signIn(page, 'en');
  await signIn(theirs, 'en', 'administrator');
  await open(page, '/content/manage');
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  for (const each of [page, theirs]) await each.goto(server.origin + (address ?? ''));
  await textOf(theirs, text, own).fill('Their text');
  await textOf(theirs, title, own).fill('Their title');
  await textOf(page, title, own).fill('My title');
  await theirs.getByRole('button', { name: editing.editor.publish, exact: true }).click();
  await expect(theirs.getByText(editing.editor.published)).toBeVisible();

  consoleWatch.expectStatus(409);
  await page.getByRole('button', { name: editing.editor.publish, exact: true }).click();
  const panel = page.getByRole('region', { name: editing.conflict.title });
  await expect(panel).toBeFocused();
  await expectAccessible(page, 'a conflict');
  const titles = panel.getByRole('group', { name: title, exact: true });
  await expect(titles).toContainText('Their title');
  await expect(titles).toContainText('My title');
  // Each has changed the title; the text was changed by the other one alone.
  await expect(titles.getByRole('radio').first()).toBeChecked();
  await expect(panel.getByRole('group', { name: text, exact: true }).getByRole('radio').last()).toBeChecked();
  await panel.getByRole('button', { name: editing.conflict.apply }).click();
  await expect(textOf(page, title, own)).toHaveValue('My title');
  await expect(textOf(page, text, own)).toHaveValue('Their text');
  await page.getByRole('button', { name: editing.editor.publish, exact: true }).click();
  await expect(page.getByText(editing.editor.published)).toBeVisible();
  await theirs.context().close();
});

test('what is typed is not lost by leaving: a link asks, and the way back brings it', async ({ page }) => {
  const { editing, editingFields } = en;
  await signIn(page, 'en');
  await open(page, '/service-points');
  await page.getByRole('table').getByRole('link').first().click();
  const name = textOf(page, editingFields.labels.name, editing.languages.en);
  await name.fill('Typed and not saved');
  await page.getByRole('navigation').getByRole('link', { name: editing.catalogue }).first().click();
  const dialog = page.getByRole('alertdialog', { name: editing.leave.title });
  await dialog.getByRole('button', { name: editing.leave.stay }).click();
  await expect(name).toHaveValue('Typed and not saved');
  await page.goBack();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(editing.editor.restored)).toBeVisible();
  await expect(name).toHaveValue('Typed and not saved');
  await page.getByRole('button', { name: editing.editor.save, exact: true }).click();
  await expect(page.getByText(editing.editor.saved)).toBeVisible();
  const points = await page.request.get(`${server.origin}/api/rest/appointment/servPt/list?type=ECG`);
  expect(await points.text()).toContain('Typed and not saved');
});

test('a test item is changed, and the search of the website finds it at once', async ({ page }) => {
  const { editing, editingFields } = en;
  await signIn(page, 'en');
  await open(page, '/catalogue');
  await expectAccessible(page, 'the catalogue');
  await page.getByRole('searchbox').fill('albumin');
  await page.getByRole('table').getByRole('link').first().click();
  await textOf(page, editingFields.labels.name, editing.languages.en).fill('Zebra albumin');
  const synonyms = page.getByRole('group', { name: editingFields.labels.synonyms });
  await synonyms.getByRole('textbox').fill('zzalb');
  await synonyms.getByRole('textbox').press('Enter');
  await expectAccessible(page, 'the editor of a test item');
  await page.getByRole('button', { name: editing.editor.save, exact: true }).click();
  await expect(page.getByText(editing.editor.saved)).toBeVisible();
  const list = `${server.origin}/api/rest/appointment/testItem/list?searchValue=zzalb`;
  const { data } = await (await page.request.get(list)).json();
  expect(data).toMatchObject([{ nameEng: 'Zebra albumin' }]);
});

test('an announcement is written in three languages and stands among the news at once', async ({ page }) => {
  const { editing, editingFields } = tw;
  const { labels } = editingFields;
  await signIn(page, 'tw');
  await open(page, '/content/news/new');
  for (const language of ['tw', 'zh', 'en'] as const) {
    const own = editing.languages[language];
    await textOf(page, labels.title, own).fill(`Title ${language}`);
    await textOf(page, labels.summary, own).fill(`Summary ${language}`);
    await textOf(page, labels.text, own).fill(`<p>Text <b>${language}</b></p>`);
  }
  await page.getByLabel(labels.date, { exact: true }).fill('2024-05-06');
  await page.getByRole('button', { name: editing.editor.publish, exact: true }).click();
  await expect(page.getByText(editing.editor.published)).toBeVisible();
  await expect(page).toHaveURL(/\/content\/news\/4$/);
  await page.goto(`${server.origin}/#/news?index=5`);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('time') });
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Title tw');
  await expectAccessible(page, 'the news');
  await page.getByRole('link', { name: 'Title tw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Title tw' })).toBeVisible();
  await expect(page.getByText('Text tw')).toBeVisible();
  await expectAccessible(page, 'an announcement');
  const plain = await page.request.get(`${server.origin}/en/news/4`);
  expect(await plain.text()).toContain('Text en');
});
