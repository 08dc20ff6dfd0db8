import { LANGUAGES } from '@phial/domain/language';
import { ROUTES } from '../../arrange/site-map.ts';
import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../watch/accessibility.ts';
import { expectNoSidewaysScroll, expectWording } from '../../watch/wording.ts';

/**
 * 320 is a window of 1280 at 400 % zoom (WCAG 1.4.10). axe, by far the slowest, looks at every width and every language
 * once: what it finds follows from one of them, not from both together.
 */
const WINDOWS = [
  { width: 1440, languages: LANGUAGES, axe: 'zh' },
  { width: 1024, languages: LANGUAGES, axe: 'en' },
  { width: 390, languages: LANGUAGES, axe: 'tw' },
  { width: 320, languages: ['en'], axe: 'en' },
] as const;

for (const { width, languages, axe } of WINDOWS) {
  for (const language of languages) {
    // A phone sees the mobile edition.
    const tag = width === 390 && language === 'tw' ? ['@mobile'] : [];
    test.describe(`${width} wide in ${language}`, { tag }, () => {
      test.use({ language, viewport: { width, height: 800 } });
      walkEveryAddress(width, axe === language);
    });
  }
}

/**
 * The catalogue comes last: its pages have thousands of elements, which the site keeps, hidden, and axe walks through
 * on every page that follows.
 */
const WALK = ROUTES.toSorted((a, b) => Number(a.bilingual ?? false) - Number(b.bilingual ?? false));

/** Registers the walk through all addresses. */
function walkEveryAddress(width: number, withAxe: boolean): void {
  test(`every address shows a page in this language, open to all${withAxe ? ', that axe has no complaint about' : ''}`, async ({
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
      if (withAxe) await expectAccessible(page, `${path} at ${width} in ${language}`);
    }
  });
}
