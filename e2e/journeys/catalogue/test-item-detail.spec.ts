import type { TestItem } from '@phial/contract/content/test-item';
import { localised } from '@phial/domain/language';
import { changeAnswer } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';
import { pagesOf } from '../../watch/paper.ts';

const LIST = '/rest/appointment/testItem/list*';

const isSingle = ({ unitType }: TestItem) => unitType === 'SINGLE';
const isGroup = ({ unitType, childList }: TestItem) => unitType === 'GROUP' && childList.length > 1;

for (const language of languagesOfRun('tw')) {
  // A phone sees the mobile edition.
  test.describe(`in ${language}`, { tag: language === 'tw' ? ['@mobile'] : [] }, () => {
    test.use({ language });

    test('a row opens the page of its test, with nothing of it in the address but the id', async ({
      page,
      testItemSearch: search,
      testItemDetail: detail,
      catalogue,
    }) => {
      const item = await catalogue.testItem(
        (one) => isSingle(one) && one.specimenRequire !== '' && one.preparation !== '' && one.tat === '',
      );
      await search.open();
      await search.box.fill(item.nameEng);
      await search.openRow(item.nameEng);
      await detail.expectOpen();
      const address = `#/testItemDetail?index=4-1&id=${item.testItemId}`;
      await expect(page).toHaveURL(({ hash }) => hash === address);
      const chinese = language === 'zh' ? item.nameChs : item.nameCht;
      for (const name of [item.nameEng, chinese]) await expect(detail.heading).toContainText(name);
      await expect(detail.section('specimen')).toContainText(localised(item, 'specimenRequire', language));
      await expect(detail.enquire(detail.section('turnaround'))).toBeVisible();
      // The markup is formatting, not text.
      const words = localised(item, 'preparation', language).replace(/<[^>]+>/g, '');
      await expect(detail.section('preparation')).toContainText(words);
      await expect(detail.children).toHaveCount(0);
    });
  });
}

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('a known turnaround is shown', async ({ page, testItemDetail: detail, catalogue }) => {
    const { testItemId } = await catalogue.testItem(isSingle);
    await changeAnswer<TestItem[]>(page, LIST, (items) =>
      items.map((item) => ({ ...item, tat: '3 日', tatEng: '3 days', tatCht: '3 日', tatChs: '3 天' })),
    );
    await detail.goto(testItemId);
    await expect(detail.section('turnaround')).toContainText('3 days');
    await expect(detail.enquire(detail.section('turnaround'))).toHaveCount(0);
  });

  test('a group lists its tests, and each leads to its own page', async ({
    page,
    testItemDetail: detail,
    catalogue,
  }) => {
    const group = await catalogue.testItem(isGroup);
    await detail.goto(group.testItemId);
    await expect(detail.heading).toContainText(group.nameEng);
    await expect(detail.children).toHaveText(
      group.childList.map(({ nameEng, nameCht }) => `${nameEng}${nameCht}`),
    );
    await detail.expectAccessible('a group');
    const [, second] = group.childList;
    await detail.children.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`&id=${second?.testItemId}$`));
    await expect(detail.heading).toContainText(second?.nameEng ?? '-');
    await expect(detail.children).toHaveCount(0);
  });

  test('a reload, and the address in a fresh tab, show the same', async ({
    page,
    context,
    testItemSearch: search,
    testItemDetail: detail,
  }) => {
    await search.open();
    await search.box.fill('HbA1c');
    await search.row('Glycated haemoglobin (HbA1c)').getByRole('link').click();
    await expect(detail.heading).toContainText('Glycated haemoglobin (HbA1c)');
    const article = (tab: typeof page) => tab.getByRole('article').filter({ visible: true });
    const shown = await article(page).innerText();
    await page.reload();
    await expect(article(page)).toHaveText(shown, { useInnerText: true });
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(article(tab)).toHaveText(shown, { useInnerText: true });
  });

  test('an address that names no test says so, and leads back', async ({
    page,
    testItemSearch: search,
    testItemDetail: detail,
    words,
  }) => {
    for (const address of ['?index=4-1&id=zzz', '?index=4-1', '?index=4-1&id=%3Cb%3E']) {
      await page.goto(`/#/testItemDetail${address}`);
      await expect(detail.heading).toHaveText(words.catalogue.detail.notFound);
    }
    await detail.expectAccessible('of no test');
    await detail.back.click();
    await search.expectOpen();
  });

  test('back keeps the search; another test is a page of its own, from the top', async ({
    page,
    testItemSearch: search,
    testItemDetail: detail,
    catalogue,
  }) => {
    const [first, second] = await catalogue.testItems({ searchValue: 'antibody' });
    await page.setViewportSize({ width: 1280, height: 420 });
    await search.open();
    await search.search('antibody');
    for (const item of [first, second]) {
      await search
        .row(item?.nameEng ?? '')
        .getByRole('link')
        .click();
      await expect(detail.heading).toContainText(item?.nameEng ?? '-');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await detail.back.click();
      await expect(page).toHaveURL(/#\/testItem\?index=4-1$/);
      await expect(search.box).toHaveValue('antibody');
    }
  });

  test('the longest group, and a test in many packages, print on one sheet', async ({
    page,
    testItemDetail: detail,
    catalogue,
  }) => {
    const items = await catalogue.testItems();
    const longest = items.toSorted((one, other) => other.childList.length - one.childList.length)[0];
    for (const id of [longest?.testItemId ?? '', 'hae-hb', 'bio-hba1c']) {
      await detail.goto(id);
      await expect(detail.section('specimen')).toBeVisible();
      expect([id, await pagesOf(page)]).toEqual([id, 1]);
    }
  });
});

test.describe('without the security policy', () => {
  // The policy would stop it, too.
  test.use({ language: 'en', bypassCSP: true });

  test('shows a remark as formatted text and runs nothing in it', async ({
    page,
    testItemDetail: detail,
    catalogue,
  }) => {
    const remark = `<p>Lower in <b>children</b>.</p>
      <script>window.hit = true</script><img src="x" onerror="window.hit = true">
      <a href="javascript:window.hit=true">method</a><iframe srcdoc="<script>parent.hit=true</script>"></iframe>
      <p onclick="window.hit=true" style="position:fixed">Adults</p>`;
    await changeAnswer<TestItem[]>(page, LIST, (items) =>
      items.map((item) => ({ ...item, remark, remarkEng: remark, remarkCht: remark, remarkChs: remark })),
    );
    const { testItemId } = await catalogue.testItem(isSingle);
    await detail.goto(testItemId);
    const shown = detail.section('reference');
    await expect(shown.locator('p b')).toHaveText('children');
    await expect(shown.locator('script, img, iframe, [onerror], [onclick], [style], a[href]')).toHaveCount(0);
    await shown.getByText('method').click();
    await shown.getByText('Adults').click();
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});
