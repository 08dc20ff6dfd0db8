import { person } from '../../arrange/person.ts';
import { expect, test } from '../../fixtures.ts';
import { MoreTimeDialog } from '../../pages/more-time-dialog.ts';
import { sampleLegalText } from '../../published.ts';

test('a dialog keeps the Tab key inside, closes on Escape, and gives the focus back', async ({
  page,
  keyboard,
  wizard,
  words,
  language,
  freeSlot,
}) => {
  await page.clock.install();
  await wizard.reachConfirm(await freeSlot(), person());
  const opener = page.getByRole('button', { name: words.bookingWizard.readTerms, exact: true });
  const { title } = sampleLegalText('service', language);
  const terms = page.getByRole('dialog', { name: title, exact: true });
  const expectTrapped = async () => {
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // Between the last stop and the first the browser's own controls have it.
      const inside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog[open]') !== null;
      });
      expect(inside, 'the focus stays in the dialog').toBe(true);
    }
  };
  await keyboard.press(opener);
  await expect(terms).toBeVisible();
  await expectTrapped();
  await page.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await expect(opener).toBeFocused();

  const { dialog, extend, goOn } = new MoreTimeDialog(page, words);
  await wizard.expectHeld();
  await page.clock.fastForward(480_000);
  await expect(extend).toBeFocused();
  await keyboard.tabTo(goOn, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the summary of errors takes the focus and links to the fields', async ({
  page,
  keyboard,
  wizard,
  words,
  freeSlot,
}) => {
  await wizard.openAt(3, await freeSlot());
  await keyboard.press(page.getByRole('button', { name: words.bookingWizard.next, exact: true }));
  await expect(page.locator(':focus').getByText(words.bookingWizard.summaryTitle)).toBeVisible();
  await keyboard.press(
    wizard.person.summary.getByRole('link', { name: words.errors.form['phone-or-email'] }),
  );
  await expect(wizard.person.telNo).toBeFocused();
  await keyboard.expectFocusSeen();
});

test('the first tab stop skips to the content, and the menu works by keys', async ({
  page,
  keyboard,
  shell,
  words,
}) => {
  const { menu, header, titles } = words.shell;
  const bar = page.getByRole('banner').getByRole('navigation', { name: menu.label });
  const company = bar.getByRole('button', { name: menu.company, exact: true });
  const aboutUs = bar.getByRole('link', { name: menu.aboutUs, exact: true });
  const ensure = bar.getByRole('link', { name: menu.ensure, exact: true });
  await shell.goto('/news?index=5');
  await expect(page.getByRole('heading', { level: 1, name: titles.news })).toBeVisible();
  // Until the articles are there, the content has nothing to tab to.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: header.skip, exact: true });
  await expect(skip).toBeFocused();
  await keyboard.expectFocusSeen();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  await keyboard.tabTo(company, 'Shift+Tab');
  await expect(aboutUs).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(aboutUs).toBeVisible();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await keyboard.tabTo(ensure);
  await page.keyboard.press('Escape');
  await expect(company).toBeFocused();
  await expect(aboutUs).toBeHidden();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(aboutUs).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(ensure).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('link', { name: menu.booking, exact: true })).toBeFocused();
  await expect(ensure).toBeHidden();

  await keyboard.tabTo(company, 'Shift+Tab');
  await page.keyboard.press('Space');
  await keyboard.press(ensure);
  const heading = page.getByRole('heading', { level: 1, name: titles.ensure });
  await expect(heading).toBeFocused();
  await expect(ensure).toBeHidden();
});
