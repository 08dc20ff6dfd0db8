import { answerInstead } from '../arrange/stand-in.ts';
import { expect, test } from '../fixtures.ts';

const LIST = '/rest/appointment/testItem/list';
/** Three packages include it. */
const TSH = 'Thyroid-stimulating hormone (TSH)';

test.use({ language: 'en' });

test('a test leads to the packages that include it, and each of them back to the test', async ({
  page,
  testItemSearch: search,
  testItemDetail: detail,
  packageDetail,
}) => {
  await search.open();
  await search.box.fill('TSH');
  await search.row(TSH).getByRole('link').click();
  await detail.expectOpen();
  const address = page.url();
  await expect(detail.packages.first()).toBeVisible();
  const addresses = await detail.packages.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).hash),
  );
  expect(addresses).toHaveLength(3);
  expect(addresses[0]).toMatch(/^#\/packageItemDetail\?index=4-1&component=[a-z\d-]+$/);

  for (const [at] of addresses.entries()) {
    await detail.packages.nth(at).click();
    await expect(packageDetail.section('testItems')).toBeVisible();
    await packageDetail.linkTo(address).click();
    await expect(page).toHaveURL(address);
    await expect(detail.heading).toContainText(TSH);
  }
});

test('a package page calls nobody as it opens; its links come once somebody uses it', async ({
  page,
  packageDetail,
  testItemDetail,
  calls,
}) => {
  await packageDetail.goto('torch-profile');
  await expect(packageDetail.section('testItems')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.all).toEqual([]);
  await expect(packageDetail.testLinks).toHaveCount(0);

  await packageDetail.section('testItems').hover();
  const { query } = await calls.only(`GET ${LIST}`);
  expect(query.get('usageScope')).toBe('0,1');
  const rows = await packageDetail.section('testItems').locator('tbody').getByRole('row').count();
  await expect(packageDetail.testLinks).toHaveCount(rows);
  await packageDetail.expectAccessible('with its links');
  const name = await packageDetail.testLinks.first().innerText();
  await packageDetail.testLinks.first().click();
  await expect(page).toHaveURL(/#\/testItemDetail\?index=4-1&id=[a-z\d-]+$/);
  await expect(testItemDetail.heading).toContainText(name);
  await calls.only(`GET ${LIST}`);
});

test('without the tests a package page is whole, and says nothing', async ({
  page,
  shell,
  packageDetail,
  calls,
  consoleWatch,
}) => {
  consoleWatch.expect(/net::ERR_CONNECTION_REFUSED/);
  await answerInstead(page, `${LIST}*`, { kind: 'lost' });
  await packageDetail.goto('torch-profile');
  await packageDetail.section('testItems').hover();
  const [call] = await calls.expectCount(`GET ${LIST}`, 1);
  await expect.poll(() => call?.request.failure()).not.toBeNull();
  await expect(packageDetail.section('testItems').getByRole('row')).not.toHaveCount(0);
  await expect(packageDetail.testLinks).toHaveCount(0);
  await expect(shell.toasts).toHaveCount(0);
});
