import { LANGUAGES } from '@phial/domain/language';
import { ROUTES } from '../arrange/site-map.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../watch/accessibility.ts';
import { expectNoSidewaysScroll, expectWording } from '../watch/wording.ts';

const WIDTHS = [1440, 1024, 390];

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('every address shows a page in this language, open to all, that everybody can use', async ({
      page,
      shell,
      isMobile,
    }) => {
      // Eighteen pages with axe on each.
      test.slow();
      for (const { path, address, bilingual } of ROUTES) {
        await shell.goto(address);
        const shown = page.locator('main [data-page]').filter({ visible: true });
        await expect(shown).toHaveAttribute('data-page', path);
        await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('banner')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expectWording(page, language, { where: path, bilingual: bilingual === true });
        await expectAccessible(page, `${path} in ${language}`);
        for (const width of isMobile ? [] : WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page, `${path} at ${width} in ${language}`);
        }
      }
    });
  });
}
