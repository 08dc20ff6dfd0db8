import { LANGUAGES } from '@phial/domain/language';
import { expect, test } from '../../fixtures.ts';

test('every section of the site is one click away', { tag: '@mobile' }, async ({ page, home, words }) => {
  const ways = [
    [words.home.learnMore, '/AboutUs?index=2-1'],
    [words.home.qualityLink, '/ensure?index=2-2'],
    [words.home.contactLink, '/contactUs?index=6-1'],
    [words.home.findCentre, '/bloodcenter?index=6-2'],
    [words.home.packagesLink, '/packageItem?index=4-1'],
    [words.home.ways.catalogue.title, '/testItem?index=4-1'],
    [words.home.allNews, '/news?index=5'],
    [words.home.jobsLink, '/recruitment?index=7'],
    [words.home.book, '/grassrootReserve?index=8'],
  ] as const;
  await home.open();
  for (const [name, address] of ways) {
    await home.link(name).click();
    await expect(page).toHaveURL(new RegExp(`#${RegExp.escape(address)}$`));
    await expect(home.heading).toBeHidden();
    await page.goBack();
    await expect(home.heading).toBeVisible();
  }
});

test('the query `name` scrolls to a section, and an unknown name does nothing', async ({
  page,
  shell,
  home,
}) => {
  await shell.goto('/?index=1&name=about');
  await expect(home.about).toBeInViewport({ ratio: 0.5 });
  await expect(home.slides).not.toHaveCount(0);
  await expect(home.about).toBeInViewport({ ratio: 0.5 });

  await shell.goto('/news?index=5');
  await expect(home.heading).toBeHidden();
  for (const address of ['/?name=zzz', '/?name=', '/?name=home&index=1']) {
    await shell.goto(address);
    await expect(home.heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the link to book is on the first screen of phones and computers', async ({ page, home }) => {
      for (const { width, height } of [
        { width: 390, height: 844 },
        { width: 1024, height: 768 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize({ width, height });
        await home.open();
        expect(await home.endOfCallToBook(), `${width} wide`).toBeLessThan(height);
      }
    });
  });
}
