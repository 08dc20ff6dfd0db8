import { languagesOfRun } from '../../languages.ts';
import { expect, test } from '../../pages/content-test.ts';
import { QuietHoursForm, RemindersForm } from '../../pages/message-settings.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

/** Other hours in each language, so that each has something to change. */
const MORNINGS = { tw: '07:00', zh: '07:30', en: '09:00' } as const;

for (const language of languagesOfRun('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a manager changes the reminders of a service', async ({ page, editor, consoleWatch }) => {
      consoleWatch.expectStatus(422);
      await editor.open('/services/ECG');
      const reminders = new RemindersForm(editor);
      await reminders.removeAll();
      await reminders.add('5', 'hours', 'text');
      await reminders.add('400', 'hours', 'any');
      await editor.button(editor.words.editing.editor.save).click();
      await expect(reminders.rows.nth(1)).toContainText(editor.words.editing.reminders.wrongTime);
      await expectAccessible(page, 'the reminders of a service with a time that cannot be');

      await reminders.rows.nth(1).getByRole('textbox').fill('48');
      await editor.save();
      await expect.poll(() => reminders.shown()).toEqual(['2 days any', '5 hours text']);
      await page.reload();
      await expect.poll(() => reminders.shown()).toEqual(['2 days any', '5 hours text']);

      await reminders.removeAll();
      await editor.save();
      await page.reload();
      await expect(reminders.group).toBeVisible();
      expect(await reminders.shown()).toEqual([]);
    });

    test('a manager changes the quiet hours', async ({ page, editor }) => {
      const morning = MORNINGS[language];
      await editor.open('/messages');
      const quiet = new QuietHoursForm(page, editor);
      await quiet.save('8', '2100');
      await expect(page.getByText(quiet.words.order, { exact: true })).toBeVisible();
      await expect(quiet.end('until')).toBeFocused();
      await expectAccessible(page, 'quiet hours of the day');

      await quiet.save('2230', morning);
      await expect(page.getByText(quiet.words.saved, { exact: true })).toBeVisible();
      await page.reload();
      await expect(quiet.end('from')).toHaveValue('22:30');
      await expect(quiet.end('until')).toHaveValue(morning);
    });
  });
}

test.describe('two at once', () => {
  test.use({ language: 'en' });

  test('who saves quiet hours after a colleague sees theirs, and decides', async ({
    page,
    editor,
    colleague,
    consoleWatch,
  }) => {
    consoleWatch.expectStatus(409);
    await editor.open('/messages');
    const mine = new QuietHoursForm(page, editor);
    await expect(mine.end('from')).toBeVisible();
    await colleague.open('/messages');
    const theirs = new QuietHoursForm(colleague.page, colleague);
    await theirs.save('20:15', '06:00');
    await expect(colleague.page.getByText(theirs.words.saved, { exact: true })).toBeVisible();

    await mine.save('23:00', '06:30');
    await expect(page.getByText(mine.words.changed('20:15', '06:00'), { exact: true })).toBeVisible();
    await expectAccessible(page, 'quiet hours that a colleague has changed');
    await mine.end('until').press('Enter');
    await expect(page.getByText(mine.words.saved, { exact: true })).toBeVisible();
    await colleague.page.reload();
    await expect(theirs.end('from')).toHaveValue('23:00');
  });
});
