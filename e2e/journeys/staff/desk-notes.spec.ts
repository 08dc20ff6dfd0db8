import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';
import { STAFF_WORDS } from '../../words.ts';

/** Of a screen at the counter, a tablet and a phone. */
const WIDTHS = [1440, 1024, 390];

for (const language of languagesOfRun('en')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a note appears on other screens, and two who write at once keep their words', async ({
      page,
      desk,
      colleague,
      consoleWatch,
    }) => {
      consoleWatch.expectStatus(409);
      const words = STAFF_WORDS[language].dayNotes;
      const theirs = `Lift out of order (${language})`;
      const ours = `Use the stairs (${language})`;
      await colleague.note(POINT, '');
      await desk.open(POINT);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.write, exact: true }).click();
      await desk.dialog.getByLabel(words.note, { exact: true }).fill('x'.repeat(501));
      await expect(desk.dialog.getByText(words.tooLong(500, 501), { exact: true })).toBeVisible();
      await desk.dialog.getByLabel(words.note, { exact: true }).fill(ours);

      await colleague.note(POINT, theirs);
      await expect(main.getByText(theirs, { exact: true })).toBeVisible();
      await desk.button(words.save).click();
      const conflict = desk.dialog.getByRole('alert').filter({ hasText: words.conflict });
      await expect(conflict).toContainText(theirs);
      await expect(desk.dialog.getByLabel(words.note, { exact: true })).toHaveValue(ours);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await desk.expectAccessible(`a note that was changed meanwhile, ${width} wide`);
      }
      await desk.button(words.save).click();
      await desk.expectNotified(words.done);
      await expect(main.getByText(ours, { exact: true })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await desk.expectAccessible(`with a note, ${width} wide`);
      }
    });
  });
}
