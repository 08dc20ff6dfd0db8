import { LANGUAGES } from '@phial/domain/language';
import { ROUTES } from '../../arrange/site-map.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { expectNoSidewaysScroll, expectWording } from '../../watch/wording.ts';

/** 320 is a window of 1280 at 400 % zoom (WCAG 1.4.10). */
const WINDOWS = [
  { width: 1440, languages: LANGUAGES },
  { width: 1024, languages: LANGUAGES },
  { width: 390, languages: LANGUAGES },
  { width: 320, languages: ['en'] },
] as const;

for (const { width, languages } of WINDOWS) {
  for (const language of languages) {
    // A phone sees the mobile edition.
    const tag = width === 390 && language === 'tw' ? ['@mobile'] : [];
    test.describe(`${width} wide in ${language}`, { tag }, () => {
      test.use({ language, viewport: { width, height: 800 } });
      walkEveryAddress(width);
    });
  }
}

/**
 * The catalogue comes last: its pages have thousands of elements, which the site keeps, hidden, and axe walks through
 * on every page that follows.
 */
const WALK = ROUTES.toSorted((a, b) => Number(a.bilingual ?? false) - Number(b.bilingual ?? false));

/** Registers the walk through all addresses; axe runs on each. */
function walkEveryAddress(width: number): void {
  test('every address shows a page in this language, open to all, that everybody can use', async ({
    page,
    shell,
    language,
  }) => {
    test.slow();
    for (const { path, address, bilingual } of WALK) {
      await shell.goto(address);
      const shown = page.locator('main [data-page]').filter({ visible: true });
      await expect(shown).toHaveAttribute('data-page', path);
      await expect(shown.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expectWording(page, language, { where: path, bilingual: bilingual === true });
      await expectNoSidewaysScroll(page, `${path} at ${width} in ${language}`);
      await expectAccessible(page, `${path} at ${width} in ${language}`);
    }
  });
}
