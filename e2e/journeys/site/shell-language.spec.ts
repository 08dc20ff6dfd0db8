import { HTML_LANG, LANGUAGES, type Language } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { Shell } from '../../pages/shell.ts';
import { WORDS } from '../../words.ts';

async function expectSpoken(page: Page, language: Language): Promise<void> {
  const { menu, titles } = WORDS[language].shell;
  await expect(page.getByRole('banner').getByRole('link', { name: menu.news, exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(WORDS[language].shell.footer.address);
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(titles.aboutUs)}`));
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

test.describe('nothing chosen', () => {
  test.use({ hasChosenLanguage: false });

  test('uses traditional Chinese, even with an unknown stored value', async ({ page, shell }) => {
    await shell.goto('/AboutUs?index=2-1');
    await expectSpoken(page, 'tw');
    for (const value of ['fr', 'EN', '', 'constructor']) {
      await page.evaluate((text) => localStorage.setItem('lang', text), value);
      await page.reload();
      await expectSpoken(page, 'tw');
    }
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await expectSpoken(page, 'tw');
  });
});

test('each of the three buttons changes the language in place, and the choice lasts', async ({
  page,
  context,
  shell,
}) => {
  await shell.goto('/AboutUs?index=2-1');
  const buttons = page.getByRole('banner').getByRole('group').getByRole('button');
  await expect(buttons).toHaveCount(3);
  await expect(buttons.last()).toContainText('EN');
  for (const language of ['en', 'zh', 'tw', 'en'] satisfies Language[]) {
    await shell.changeLanguage(language);
    await expectSpoken(page, language);
    expect(await stored(page)).toBe(language);
    expect(new URL(page.url()).hash).toBe('#/AboutUs?index=2-1');
    await expect(buttons.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  }
  await page.reload();
  await expectSpoken(page, 'en');
  const second = await context.newPage();
  await second.goto('/#/AboutUs?index=2-1');
  await expectSpoken(second, 'en');
});

test('a change of language in another tab changes this one', async ({ page, context, shell, visit }) => {
  await shell.goto('/AboutUs?index=2-1');
  const second = await context.newPage();
  await second.goto('/#/AboutUs?index=2-1');
  const elsewhere = new Shell({ ...visit, page: second });
  for (const language of LANGUAGES.toReversed()) {
    await elsewhere.changeLanguage(language);
    await expectSpoken(page, language);
  }
  await second.evaluate(() => localStorage.setItem('lang', 'zh'));
  await expectSpoken(page, 'zh');
  await second.evaluate(() => localStorage.setItem('lang', 'nonsense'));
  await expectSpoken(page, 'tw');
  await second.evaluate(() => localStorage.setItem('lang', 'en'));
  await expectSpoken(page, 'en');
  await second.evaluate(() => localStorage.clear());
  await expectSpoken(page, 'tw');
});
