import { contentEntries } from '@phial/content/sample/content-entries';
import { samplePackages } from '@phial/content/sample/packages';
import type { LocalText } from '@phial/domain/language';
import { HTML_LANG, LANGUAGES } from '@phial/domain/language';
import type { CatalogueApi } from '../../arrange/catalogue-api.ts';
import { expect, test } from '../../fixtures.ts';
import { expectNoSidewaysScroll, expectWording } from '../../watch/wording.ts';

const { news, job: jobs } = contentEntries;

interface Thing {
  readonly area: 'packages' | 'tests' | 'news' | 'jobs';
  readonly id: string;
  readonly name: LocalText;
  /** Where the site has it, behind the `#`. */
  readonly route: string;
  /** Names in English and Chinese beside each other, whatever the language. */
  readonly bilingual?: true;
}

for (const [at, language] of LANGUAGES.entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('each entry has an accessible plain page that links to the site in its language', async ({
      page,
      plainPage,
      words,
      catalogue,
    }) => {
      const before = LANGUAGES[(at + 1) % LANGUAGES.length] ?? 'tw';
      for (const { area, id, name, route, bilingual } of await things(catalogue)) {
        await test.step(area, async () => {
          // Whoever was here before in another language is led on in that of the page.
          await page.goto(`/?lang=${before}#/news?index=5`);
          await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[before]);
          await plainPage.goto(area, id);
          await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language]);
          await expect(plainPage.heading).toContainText(name[language]);
          await plainPage.expectOpen();
          await expectWording(page, language, { where: area, bilingual: bilingual === true });
          await page.setViewportSize({ width: 320, height: 800 });
          await expectNoSidewaysScroll(page, `${area} at 320 in ${language}`);
          await page.setViewportSize({ width: 1280, height: 800 });

          await plainPage.onward.click();
          await expect(page).toHaveURL(`/#${route}`);
          const shown = page.locator('main [data-page]').filter({ visible: true });
          await expect(shown.getByRole('heading', { level: 1 })).toContainText(name[language]);
          await expect(page.getByRole('contentinfo')).toContainText(words.shell.footer.address);
        });
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the home page links to the lists, and they to every entry, in each language', async ({
        page,
        plainPage,
        catalogue,
      }) => {
        for (const { area, id, name } of await things(catalogue)) {
          await page.goto('/');
          await page.locator(`a[href="${plainPage.address(area)}"]`).click();
          await expect(plainPage.heading).toContainText(plainPage.areaName(area));
          await page
            .getByRole('main')
            .locator(`a[href="${plainPage.address(area, id)}"]`)
            .click();
          await expect(page).toHaveURL(plainPage.address(area, id));
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(plainPage.heading).toContainText(name[language]);
          await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
          for (const other of LANGUAGES) {
            await expect(plainPage.inLanguage(other)).toHaveAttribute(
              'href',
              plainPage.address(area, id, other),
            );
          }
        }
      });
    });
  });
}

test('an unknown address says so in its language, and links to the lists', async ({
  page,
  plainPage,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(404);
  const response = await page.goto(plainPage.address('tests', 'zzz'));
  expect(response?.status()).toBe(404);
  await expect(plainPage.notFound).toBeVisible();
  await plainPage.expectOpen();
  for (const area of ['packages', 'tests', 'news', 'jobs'] as const) {
    await expect(page.getByRole('main').locator(`a[href="${plainPage.address(area)}"]`)).toBeVisible();
  }
});

/** One of each. */
async function things(catalogue: CatalogueApi): Promise<Thing[]> {
  const [group, article, job] = [
    await catalogue.testItem(({ childList }) => childList.length > 1),
    news[0],
    jobs[0],
  ];
  const pack = samplePackages.pages.find(({ code }) => code === 'KM78');
  if (article === undefined || job === undefined || pack === undefined)
    throw new Error('the content is empty');
  return [
    {
      area: 'packages',
      id: pack.component,
      name: pack.name,
      route: `/packageItemDetail?index=4-1&component=${pack.component}`,
      bilingual: true,
    },
    {
      area: 'tests',
      id: group.testItemId,
      name: { tw: group.nameCht, zh: group.nameChs, en: group.nameEng },
      route: `/testItemDetail?index=4-1&id=${group.testItemId}`,
      bilingual: true,
    },
    { area: 'news', id: article.id, name: article.body.title, route: `/newsDetail?index=5&id=${article.id}` },
    { area: 'jobs', id: job.id, name: job.body.name, route: `/recruitmentDetail?index=7&id=${job.id}` },
  ];
}
