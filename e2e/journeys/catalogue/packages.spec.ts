import { samplePackages } from '@phial/content/sample/packages';
import { findPackagePage } from '@phial/contract/content/package-catalogue';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { pagesOf } from '../../watch/paper.ts';
import { expectWording } from '../../watch/wording.ts';

const FURTHER_CODES = 'KM27 KM28 KM29 KM30 KM31 KM32 KM53 KM54 KM55 KM119 KM125 KM134'.split(' ');

test('the list has 55 packages that open and twelve codes that do not', async ({ packageList }) => {
  await packageList.open();
  const components = await packageList.components();
  expect(new Set(components).size).toBe(55);
  await expect(packageList.furtherCodes).toHaveText(FURTHER_CODES.map((code) => new RegExp(`^${code}\\b`)));
  await expect(packageList.furtherCodes.getByRole('link')).toHaveCount(0);
});

test('every package that the server lists has a page, and the other way round', async ({
  packageList,
  request,
}) => {
  await packageList.open();
  const answer = await request.get('/api/official/packageItem/treeList');
  const groups: { subPackageItemList: { component: string }[] }[] = (await answer.json()).data;
  const listed = groups.flatMap(({ subPackageItemList }) =>
    subPackageItemList.map(({ component }) => component),
  );
  expect(listed.toSorted()).toEqual((await packageList.components()).toSorted());
});

test('each page has its five parts, no price, makes no call, and fits on one sheet', async ({
  page,
  packageDetail,
  calls,
  language,
}) => {
  // 55 pages, each put on paper.
  test.slow();
  for (const { component, code, name } of samplePackages.pages) {
    await packageDetail.goto(component);
    await expect(packageDetail.heading).toContainText(name.en);
    await expect(packageDetail.heading).toContainText(name.tw);
    await expect(packageDetail.section('testCode')).toContainText(code);
    for (const part of ['specimen', 'turnaround', 'testItems'] as const) {
      await expect(packageDetail.section(part)).toBeVisible();
    }
    await expectWording(page, language, { where: component, bilingual: true });
    expect([component, await pagesOf(page)]).toEqual([component, 1]);
  }
  expect(calls.all).toEqual([]);
});

test('typing a code, a name or an item finds the package, and opens it', async ({
  page,
  packageList,
  packageDetail,
}) => {
  await packageList.open();
  await packageList.filter.fill('KM78');
  await expect(packageList.packages).toHaveCount(1);
  await packageList.expectShown(1, 67);
  await packageList.filter.fill('甲狀腺');
  await expect(packageList.packages.first()).toContainText('甲狀腺');
  await packageList.filter.fill('rubella');
  await packageList.packages.first().click();
  await expect(page).toHaveURL(/#\/packageItemDetail\?index=4-1&component=torch-profile$/);
  await expect(packageDetail.heading).toContainText('TORCH Profile');
  await packageDetail.expectAccessible();
  await packageDetail.back.click();
  await expect(page).toHaveURL(/#\/packageItem\?index=4-1$/);
  await expect(packageList.filter).toHaveValue('rubella');
});

test('a package opens by its code where only one has it, and an unknown one says so', async ({
  page,
  packageDetail,
  words,
}) => {
  await packageDetail.goto('KM56');
  await expect(packageDetail.heading).toContainText(findPackagePage(samplePackages, 'KM56')?.name.tw ?? '-');
  for (const unknown of ['zzz', 'KM27', 'KM33']) {
    await packageDetail.goto(unknown);
    await expect(packageDetail.heading).toHaveText(words.packages.detail.notFound);
  }
  await packageDetail.back.click();
  await expect(page).toHaveURL(/#\/packageItem\?index=4-1$/);
});

test('the parts that only some pages have', async ({ packageDetail }) => {
  await packageDetail.goto('south-china-allergy-profile');
  await expect(packageDetail.remarks.getByRole('row')).toHaveCount(8);
  await packageDetail.goto('health-check-gold');
  await expect(packageDetail.section('fasting')).toBeVisible();
  const green = await colour(packageDetail.section('testItems').getByRole('rowheader').first());
  expect(green[1], 'more green than red and blue').toBeGreaterThan(
    Math.max(green[0] ?? 255, green[2] ?? 255),
  );
  await packageDetail.goto('electrolyte-profile');
  await expect(packageDetail.section('testItems')).toBeVisible();
  await expect(packageDetail.section('fasting')).toHaveCount(0);
  await expect(packageDetail.remarks).toHaveCount(0);
});

/** Red, green and blue of a text, 0 to 255. */
async function colour(text: Locator): Promise<number[]> {
  const rgb = await text.evaluate((element) => getComputedStyle(element).color);
  return (rgb.match(/\d+/g) ?? []).map(Number);
}
