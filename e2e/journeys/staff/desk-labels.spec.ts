import { languagesOfRun } from '../../languages.ts';
import { expect, POINT, test } from '../../pages/desk-test.ts';
import { STAFF_WORDS } from '../../words.ts';

/** Of a screen at the counter, a tablet and a phone. */
const WIDTHS = [1440, 1024, 390];

/** Points of 1/72 inch of each size, as a PDF names its pages. */
const PAGES = { '62x29': [176, 82], '57x32': [162, 91], '50x25': [142, 71], a4: [595, 842] };

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a label has the size of its roll, and the computer keeps the size', async ({
      page,
      desk,
      bookToday,
    }) => {
      const words = STAFF_WORDS[language].labels;
      const { appointmentRelNumber: code } = await bookToday();
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await desk.open(POINT);
      await desk.scan(code);
      await desk.button(words.openOne).click();
      const dialog = page.getByRole('dialog', { name: words.title });
      await expect(dialog.getByRole('img', { name: words.qr(code) })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await desk.expectAccessible(`the label, ${width} wide`);
      }
      for (const [size, [width = 0, height = 0]] of Object.entries(PAGES)) {
        await dialog.getByLabel(words.size).selectOption(size);
        const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
        expect(pdf.match(/\/Count 1\b/), `one page of ${size}`).not.toBeNull();
        const [, wide, high] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
        expect(Math.abs(Number(wide) - width), `width of ${size}`).toBeLessThan(1.5);
        expect(Math.abs(Number(high) - height), `height of ${size}`).toBeLessThan(1.5);
      }
      await dialog.getByLabel(words.copies).fill('2');
      await dialog.getByRole('button', { name: words.print(2) }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      await dialog.getByRole('button', { name: words.close, exact: true }).last().click();

      await page.reload();
      await page.getByRole('button', { name: words.open, exact: true }).click();
      await expect(dialog.getByLabel(words.size)).toHaveValue('a4');
      await expect(dialog.getByLabel(words.first)).toHaveValue('1');
    });
  });
}
