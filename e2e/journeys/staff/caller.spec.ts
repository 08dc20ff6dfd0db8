import { person } from '../../arrange/person.ts';
import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';
import { STAFF_WORDS } from '../../words.ts';

for (const language of languagesOfRun('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a caller books another day, and the message language is corrected later', async ({
      page,
      desk,
    }) => {
      test.slow();
      const { caller: words, form } = STAFF_WORDS[language];
      const visitor = person();
      await desk.open(POINT);
      await page.getByRole('main').getByRole('button', { name: words.title, exact: true }).first().click();
      await desk.button(words.submit).click();
      await expect(desk.dialog.getByRole('region', { name: desk.words.person.errorsTitle })).toBeFocused();
      await expect(desk.dialog.getByText(form['name-required']).first()).toBeVisible();

      const date = await desk.chooseFreeDay();
      const times = desk.dialog.getByRole('group', { name: desk.words.change.times(date) });
      await times.getByRole('radio').first().check();
      await expect(desk.dialog.getByRole('timer')).toBeVisible();
      await desk.dialog.getByRole('textbox', { name: desk.words.person.name }).fill(visitor.name);
      await desk.dialog.getByRole('textbox', { name: desk.words.person.documentNumber }).fill(visitor.docNo);
      await desk.dialog.getByRole('textbox', { name: desk.words.person.phone }).fill(visitor.telNo);
      await desk.expectAccessible('with a booking for a caller');
      await desk.button(words.submit).click();

      const result = page.getByRole('dialog', { name: words.done.title });
      const code = await result.getByRole('status').locator('b').first().innerText();
      await desk.expectAccessible('with a code to read out');
      await result.getByRole('button', { name: words.close, exact: true }).last().click();
      await expect(desk.dialog).toHaveCount(0);

      await desk.scan(code);
      await expect(desk.dialog.getByText(desk.words.booking.otherDay(date))).toBeVisible();
      await desk.button(desk.words.booking.correct).click();
      const other = language === 'en' ? 'zh' : 'en';
      const choice = desk.dialog.getByRole('group', { name: words.language });
      await expect(choice.getByRole('radio', { name: desk.words.languagesLong[language] })).toBeChecked();
      await choice.getByRole('radio', { name: desk.words.languagesLong[other] }).check();
      await desk.button(desk.words.correct.submit).click();
      await desk.expectNotified(desk.words.correct.done(visitor.name));
      await desk.scan(code);
      await expect(desk.dialog.getByText(desk.words.languagesLong[other], { exact: true })).toBeVisible();
    });
  });
}

test.describe('the choice of a time', () => {
  test.use({ language: 'en' });

  test('keeps the times in place when the loading text disappears', async ({ page, desk }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route('**/staff/desk/availability/**', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await desk.open(POINT);
    await page
      .getByRole('main')
      .getByRole('button', { name: STAFF_WORDS.en.caller.title, exact: true })
      .first()
      .click();
    const loading = desk.dialog.getByText(desk.words.change.loading);
    await expect(loading).toBeVisible();
    loaded.resolve();
    const date = await desk.chooseFreeDay();
    const times = desk.dialog.getByRole('group', { name: desk.words.change.times(date) });
    const before = await times.boundingBox();
    await expect(loading).toBeHidden();
    expect(await times.boundingBox()).toEqual(before);
  });
});
