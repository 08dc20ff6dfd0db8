import { expect, test } from '../../fixtures.ts';

const LIST = 'GET /rest/appointment/testItem/list';

test.use({ language: 'en' });

test('pages turn without a call: sizes, steps, pager and jumper', async ({
  testItemSearch: search,
  calls,
  catalogue,
}) => {
  const names = (await catalogue.testItems()).map(({ nameEng }) => nameEng);
  await search.open();
  await expect(search.sizes.getByRole('option')).toHaveText([
    '10 / page',
    '20 / page',
    '30 / page',
    '50 / page',
  ]);
  await expect(search.sizes).toHaveValue('10');
  await expect(search.names).toHaveText(names.slice(0, 10));
  await expect(search.previous).toBeDisabled();

  await search.pageButton(3).click();
  await expect(search.names).toHaveText(names.slice(20, 30));
  await search.previous.click();
  await expect(search.names).toHaveText(names.slice(10, 20));
  await search.next.click();
  await search.expectPage(3);

  await search.sizes.selectOption('20');
  await search.expectPage(1);
  await expect(search.names).toHaveText(names.slice(0, 20));
  await search.jumper.fill('2');
  await search.jumper.press('Enter');
  await search.expectPage(2);
  await expect(search.names).toHaveText(names.slice(20, 40));

  await search.sizes.selectOption('50');
  await expect(search.rows).toHaveCount(50);
  const scroller = search.table.locator('..');
  await scroller.scrollIntoViewIfNeeded();
  const { height = 0 } = (await scroller.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(500);
  // What is beyond them scrolls under the head of the table.
  await scroller.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(search.rows.last()).toBeInViewport();
  await expect(search.columns.first()).toBeInViewport();
  await calls.only(LIST);
});

test('keeps text and page while another page is open', async ({
  page,
  shell,
  testItemSearch: search,
  words,
  calls,
}) => {
  await search.open();
  await search.search('antibody');
  await calls.expectCount(LIST, 2);
  await search.subject('Immunology').click();
  await search.pageButton(2).click();
  await search.expectPage(2);
  const shown = await search.names.allTextContents();
  await shell.followMenu('news');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.news })).toBeVisible();
  await page.goBack();
  await expect(search.box).toHaveValue('antibody');
  await search.expectPage(2);
  await expect(search.subject('Immunology')).toHaveAttribute('aria-pressed', 'true');
  await expect(search.names).toHaveText(shown);
  expect(calls.to(LIST)).toHaveLength(2);
});
