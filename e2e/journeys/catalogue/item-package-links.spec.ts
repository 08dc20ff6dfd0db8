import { expect, test } from '../../fixtures.ts';

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

test('a package page shows its links at once, and makes no call', async ({
  page,
  packageDetail,
  testItemDetail,
  calls,
}) => {
  await packageDetail.goto('torch-profile');
  const items = packageDetail.section('testItems');
  await expect(items).toBeVisible();
  const rows = await items.locator('tbody').getByRole('row').count();
  await expect(packageDetail.testLinks).toHaveCount(rows);
  await items.hover();
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(calls.all).toEqual([]);
  const name = await packageDetail.testLinks.first().innerText();
  await packageDetail.testLinks.first().click();
  await expect(page).toHaveURL(/#\/testItemDetail\?index=4-1&id=[a-z\d-]+$/);
  await expect(testItemDetail.heading).toContainText(name);
});
