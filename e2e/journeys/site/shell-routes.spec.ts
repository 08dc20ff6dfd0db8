import { LANGUAGES, type Language } from '@phial/domain/language';
import { ROUTES } from '../../arrange/site-map.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { CallsUnderWay } from '../../watch/calls-under-way.ts';
import { expectNoSidewaysScroll, expectWording } from '../../watch/wording.ts';

/** 320 is a window of 1280 at 400 % zoom (WCAG 1.4.10). */
const WIDTHS: Record<Language, readonly number[]> = {
  tw: [1440, 1024, 390],
  zh: [1440, 1024, 390],
  en: [1440, 1024, 390, 320],
};

/**
 * The catalogue comes last: its pages have thousands of elements, which the site keeps, hidden, and axe walks through
 * on every page that follows.
 */
const WALK = ROUTES.toSorted((a, b) => Number(a.bilingual ?? false) - Number(b.bilingual ?? false));

for (const language of LANGUAGES) {
  // A phone sees the mobile edition.
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('every address shows a page in this language, open to all, that everybody can use at each width', async ({
      page,
      shell,
      isMobile,
    }) => {
      test.setTimeout(600_000);
      const calls = new CallsUnderWay(page);
      const widths = isMobile ? [390] : WIDTHS[language];
      for (const { path, address, bilingual } of WALK) {
        await shell.goto(address);
        const shown = page.locator('main [data-page]').filter({ visible: true });
        for (const width of widths) {
          const where = `${path} at ${width}`;
          await page.setViewportSize({ width, height: 800 });
          await calls.expectNone();
          await expect(shown).toHaveAttribute('data-page', path);
          await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('banner')).toHaveCount(1);
          await expect(page.getByRole('contentinfo')).toHaveCount(1);
          await expectWording(page, language, { where, bilingual: bilingual === true });
          await expectNoSidewaysScroll(page, `${where} in ${language}`);
          await expectAccessible(page, `${where} in ${language}`);
        }
      }
    });
  });
}
