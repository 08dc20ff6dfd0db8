import { localised } from '@phial/domain/language';
import { answerInstead, holdBack, letThrough } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { openSite } from '../../pages/open-site.ts';
import { expectNoLayoutShift } from '../../watch/layout-shift.ts';
import { answerOf } from '../../watch/sent-calls.ts';

const LIST = 'GET /rest/appointment/testItem/list';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

for (const language of languagesOfRun('zh')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the search has its parts, and asks for nothing but its list of tests', async ({
      testItemSearch: search,
      words,
      calls,
      catalogue,
    }) => {
      await search.open();
      await expect(search.box).toBeEmpty();
      await expect(search.searchButton).toBeVisible();
      await expect(search.letters).toHaveText(LETTERS);
      const { englishName, chineseName } = words.packages.detail;
      await expect(search.columns).toHaveText([englishName, chineseName]);
      await expect(search.rows).toHaveCount(10);
      await expect(search.notes).toHaveCount(4);

      const subjects = await catalogue.subjects();
      const cards = subjects.map((subject) =>
        [localised(subject, 'dictLabel', language), subject.dictValue]
          .filter((text) => text !== 'noValue')
          .join(' '),
      );
      expect(cards.length).toBeGreaterThanOrEqual(12);
      await expect(search.subjects).toHaveText(cards);
      await expect(search.subjects.locator('svg')).toHaveCount(cards.length);

      const asked = calls.all.map(({ route, query }) => `${route}?${query}`);
      // Subjects and packages come with the first screen.
      expect(asked).toEqual([`${LIST}?usageScope=0%2C1`]);
      const [list] = calls.to(LIST);
      await search.expectTotal((await answerOf<unknown[]>(list)).length);
    });
  });
}

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('the heading names the search of assay packages', async ({ testItemSearch: search }) => {
    await search.open();
    await expect(search.heading).toHaveText('assay package search');
  });

  test('a letter searches by that letter alone, and clears text and subject', async ({
    testItemSearch: search,
    calls,
    catalogue,
  }) => {
    await search.open();
    await search.subject('Haematology').click();
    await search.box.fill('iron');
    await search.letter('B').click();
    const [, call] = await calls.expectCount(LIST, 2);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ usageScope: '0,1', nameEng: 'B' });
    await expect(search.box).toBeEmpty();
    await expect(search.subject('Haematology')).toHaveAttribute('aria-pressed', 'false');
    await expect(search.letter('B')).toHaveAttribute('aria-pressed', 'true');

    const begun = await catalogue.testItems({ nameEng: 'B' });
    await search.expectTotal(begun.length);
    await expect(search.names).toHaveText(begun.slice(0, 10).map(({ nameEng }) => nameEng));
    await expect(search.names.first()).toHaveText(/^B/i);
  });

  test('a text searches by that text, and clears subject and letter', async ({
    testItemSearch: search,
    calls,
    catalogue,
  }) => {
    await search.open();
    await search.letter('C').click();
    await calls.expectCount(LIST, 2);
    await search.subject('Haematology').click();
    await search.search('  glucose ');
    const [, , call] = await calls.expectCount(LIST, 3);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ usageScope: '0,1', searchValue: 'glucose' });
    await expect(search.letter('C')).toHaveAttribute('aria-pressed', 'false');
    await expect(search.subject('Haematology')).toHaveAttribute('aria-pressed', 'false');

    const found = await catalogue.testItems({ searchValue: 'glucose' });
    await search.expectTotal(found.length);
    await expect(search.names).toHaveText(found.slice(0, 10).map(({ nameEng }) => nameEng));
    await search.showAll.click();
    await search.expectTotal((await catalogue.testItems()).length);
    await expect(search.box).toBeEmpty();
  });

  test('a subject narrows the result without a call, and a second press undoes that', async ({
    testItemSearch: search,
    calls,
    catalogue,
  }) => {
    const items = await catalogue.testItems();
    const tumourMarkers = items.filter(({ subject }) => subject === 'TUM');
    await search.open();
    await search.next.click();
    await search.subject('Tumour markers').click();
    await expect(search.subject('Tumour markers')).toHaveAttribute('aria-pressed', 'true');
    await search.expectTotal(tumourMarkers.length);
    await search.expectPage(1);
    await expect(search.names).toHaveText(tumourMarkers.slice(0, 10).map(({ nameEng }) => nameEng));
    await search.subject('Tumour markers').click();
    await expect(search.subject('Tumour markers')).toHaveAttribute('aria-pressed', 'false');
    await search.expectTotal(items.length);
    await calls.only(LIST);
  });

  test('nothing found says so, warns, and leads back', async ({
    shell,
    testItemSearch: search,
    words,
    catalogue,
  }) => {
    await search.open();
    await search.search('zzzzzz');
    await shell.expectToast(words.errors.client.noData, 'warning');
    await expect(shell.toasts).toHaveCount(1);
    await expect(search.nothingFound('zzzzzz')).toBeVisible();
    await expect(search.table).toHaveCount(0);
    await search.expectAccessible('with nothing found');
    await search.showAll.click();
    await search.expectTotal((await catalogue.testItems()).length);
    await expect(search.box).toBeFocused();
  });

  test('the layout does not shift when the subjects load last', async ({ page, testItemSearch: search }) => {
    // Here they stand above the results.
    await page.setViewportSize({ width: 700, height: 1000 });
    const release = await holdBack(page, '/system/dict/data/anon/test_item_subject*');
    await openSite(page, '/#/testItem?index=4-1');
    await expect(search.rows.first()).toBeVisible();
    await expect(search.subjects).toHaveCount(0);
    release();
    await search.expectLoaded();
    await expectNoLayoutShift(page, 'the search');
  });

  test('a list that does not come can be asked for again', async ({
    page,
    shell,
    testItemSearch: search,
    words,
    consoleWatch,
  }) => {
    consoleWatch.expectStatus(400);
    const path = '/rest/appointment/testItem/list*';
    await answerInstead(page, path, { kind: 'envelope', status: 400, code: 400, msg: 'abc' });
    await openSite(page, '/#/testItem?index=4-1');
    await shell.expectToast('abc', 'error');
    await search.expectOpen();
    await letThrough(page, path);
    await page.getByRole('button', { name: words.catalogue.results.tryAgain, exact: true }).click();
    await search.expectLoaded();
  });

  const TYPED = [
    { typed: 'haemoglobin f', name: 'Haemoglobin F', marked: 'Haemoglobin F' },
    { typed: 'SGPT', name: 'Alanine aminotransferase (ALT)', through: 'SGPT' },
    { typed: 'haemaglobin', name: 'Haemoglobin (Hb)', marked: 'Haemoglobin' },
    { typed: '糖化血色素', name: 'Glycated haemoglobin (HbA1c)', through: '糖化血色素' },
    { typed: '糖化血紅蛋白', name: 'Glycated haemoglobin (HbA1c)', marked: '糖化血紅蛋白' },
    // In the script that is not on screen.
    { typed: '糖化血红蛋白', name: 'Glycated haemoglobin (HbA1c)' },
  ];

  test('shows results while typing, highlighted, best first, also for other words', {
    tag: '@mobile',
  }, async ({ testItemSearch: search, calls }) => {
    await search.open();
    for (const { typed, name, marked, through } of TYPED) {
      await test.step(typed, async () => {
        await search.box.clear();
        await search.box.pressSequentially(typed);
        await expect(search.row(name)).toBeVisible();
        if (marked !== undefined) await expect(search.marks(name).first()).toHaveText(marked);
        if (through !== undefined) await expect(search.foundAs(name, through)).toBeVisible();
      });
    }
    await calls.only(LIST);
  });

  test('a code or a name finds a package, too', async ({ page, testItemSearch: search, packageDetail }) => {
    await search.open();
    await search.box.fill('KM27');
    await expect(search.foundPackages.filter({ hasText: 'KM27' })).toHaveCount(1);
    await expect(search.foundPackages.filter({ hasText: 'KM27' }).getByRole('link')).toHaveCount(0);
    await search.box.fill('km 78');
    await expect(search.foundPackages).toHaveCount(1);
    await search.foundPackages.getByRole('link', { name: 'TORCH Profile' }).click();
    await expect(page).toHaveURL(/#\/packageItemDetail\?index=4-1&component=torch-profile$/);
    await expect(packageDetail.heading).toContainText('TORCH Profile');
  });
});
