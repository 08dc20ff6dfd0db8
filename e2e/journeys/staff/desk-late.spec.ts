import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';

/** Of a screen at the counter, a tablet and a phone. */
const WIDTHS = [1440, 1024, 390];

/** Of one visitor, and of several. */
const LATE = { en: /visitors? (?:is|are) late/, tw: /位訪客遲到/, zh: /位访客迟到/ };

for (const language of languagesOfRun('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('Today says who is late, and opens the booking of one of them', async ({
      page,
      desk,
      colleague,
    }) => {
      const { slots } = await colleague.day(POINT);
      const begun = slots.find((slot) => slot.begun && slot.free > 0);
      if (begun === undefined) throw new Error('no slot of the morning has a free seat');
      const { name } = await colleague.walkIn(begun.slotId);
      await desk.open(POINT);
      const { minutes } = desk.words.late;
      const count = (text: string) => new RegExp(text.replace('1', '\\d+'));
      await page.locator('summary').filter({ hasText: LATE[language] }).click();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await desk.expectAccessible(`the late visitors, ${width} wide`);
      }
      const late = page.getByRole('listitem').getByRole('button').filter({ hasText: name });
      await expect(late).toContainText(count(minutes(1)));
      await late.click();
      await expect(desk.dialog.getByRole('heading', { name })).toBeVisible();
    });
  });
}
