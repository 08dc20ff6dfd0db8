import type { Messages } from '@phial/content/messages/messages';
import { contentEntries } from '@phial/content/sample/content-entries';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { samplePackages } from '@phial/content/sample/packages';
import { LANGUAGES } from '@phial/domain/language';
import type { Page } from '@playwright/test';
import { ROUTES } from '../../arrange/site-map.ts';
import { expect, test } from '../../fixtures.ts';
import { saying, WORDS } from '../../words.ts';

const { news, job: jobs } = contentEntries;

type Name = keyof Messages['descriptions'];

const description = (page: Page) => page.locator('head meta[name="description"]');

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every address has a title and a description of its own', async ({ page, shell, words }) => {
      const descriptions: string[] = [];
      for (const { path, address } of ROUTES) {
        await shell.goto(address);
        const name = nameOf(path);
        const text = words.descriptions[name];
        const title = [titleOf(name, words), SAMPLE_LABORATORY.name[language]]
          .filter((part) => part !== '')
          .join(' – ');
        // The page of one thing goes by its name.
        await expect(page).toHaveTitle(
          typeof text === 'string' ? title : endingWith(` – ${SAMPLE_LABORATORY.name[language]}`),
        );
        await expect(description(page)).toHaveAttribute(
          'content',
          typeof text === 'string' ? text : saying(text),
        );
        descriptions.push((await description(page).getAttribute('content')) ?? '');
      }
      expect(new Set(descriptions).size).toBe(ROUTES.length);
    });
  });
}

test('a detail page is named after its subject, and follows the language', async ({
  page,
  shell,
  catalogue,
}) => {
  const test = await catalogue.testItem(({ nameEng }) => nameEng.includes('HbA1c'));
  const [article, job] = [news[0], jobs[0]];
  const pack = samplePackages.pages.find(({ code }) => code === 'KM78');
  const named = [
    ['packageItemDetail', `index=4-1&component=${pack?.component}`, pack?.name],
    [
      'testItemDetail',
      `index=4-1&id=${test.testItemId}`,
      { tw: test.nameCht, zh: test.nameChs, en: test.nameEng },
    ],
    ['newsDetail', `index=5&id=${article?.id}`, article?.body.title],
    ['recruitmentDetail', `index=7&id=${job?.id}`, job?.body.name],
  ] as const;
  for (const [route, query, name] of named) {
    await shell.goto(`/${route}?${query}`);
    for (const language of LANGUAGES) {
      await shell.changeLanguage(language);
      const said = name?.[language] ?? '-';
      await expect(page).toHaveTitle(`${said} – ${SAMPLE_LABORATORY.name[language]}`);
      await expect(description(page)).toHaveAttribute('content', WORDS[language].descriptions[route](said));
    }
  }
});

test('the sitemap lists every package and test, and every address exists', async ({
  request,
  baseURL,
  catalogue,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const ids = (folder: string) =>
    addresses
      .filter((address) => address.startsWith(`${baseURL}/${folder}/`) && !address.endsWith('/'))
      .map((address) => decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)))
      .toSorted();
  const tests = (await catalogue.testItems()).map(({ testItemId }) => testItemId);
  const packages = samplePackages.pages.map(({ component }) => component);
  for (const folder of ['zh-hant', 'zh-hans', 'en']) {
    expect(ids(`${folder}/packages`)).toEqual(packages.toSorted());
    expect(ids(`${folder}/tests`)).toEqual(tests.toSorted());
    expect(ids(`${folder}/news`)).toEqual(news.map(({ id }) => id).toSorted());
    expect(ids(`${folder}/jobs`)).toEqual(jobs.map(({ id }) => id).toSorted());
  }
  const sample = addresses.filter((address, at) => address.endsWith('/') || at % 97 === 0);
  for (const address of sample) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text()).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test('robots.txt allows everything but the calls and the staff site, and names the sitemap', async ({
  request,
  baseURL,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n');
  for (const line of ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin/']) {
    expect(lines).toContain(line);
  }
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a shared link has a picture of the stated size', async ({ page, baseURL }) => {
  await page.goto('/');
  const content = (name: string) => page.locator(`head meta[property="og:${name}"]`).getAttribute('content');
  const address = (await content('image')) ?? '';
  expect(address.startsWith(`${baseURL}/`)).toBe(true);
  const size = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, address);
  expect(size).toEqual([1200, 630]);
  expect(size.map(String)).toEqual([await content('image:width'), await content('image:height')]);
});

/** The window of the home page bears the laboratory's name alone; the booking page names the part that is open. */
function titleOf(name: Name, { shell, bookingWizard }: Messages): string {
  if (name === 'home') return '';
  return name === 'grassrootReserve' ? bookingWizard.homeTitle : shell.titles[name];
}

function endingWith(words: string): RegExp {
  return new RegExp(`.${RegExp.escape(words)}$`);
}

/** What the words call a route. */
function nameOf(path: string): Name {
  const name = path === '/' ? 'home' : path === '/AboutUs' ? 'aboutUs' : path.slice(1);
  return name as Name;
}
