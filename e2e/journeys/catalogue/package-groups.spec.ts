import type { PackageGroup } from '@phial/contract/content/content';
import { changeAnswer } from '../../arrange/stand-in.ts';
import { expect, test } from '../../fixtures.ts';
import { languagesOfRun } from '../../languages.ts';

const TREE = '/official/packageItem/treeList';
const NAME = { tw: 'twName', zh: 'zhName', en: 'enName' } as const;

for (const language of languagesOfRun('tw')) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the groups open and close, and their packages open their pages', async ({
      page,
      testItemSearch: search,
      packageDetail,
      catalogue,
      words,
    }) => {
      const groups = await catalogue.packageGroups();
      await search.open();
      const { count } = words.catalogue.packages;
      await expect(search.groups.locator('summary')).toHaveText(
        groups.map((group) => `${group[NAME[language]]}${count(group.subPackageItemList.length)}`),
      );

      const group = search.groups.nth(1);
      const packages = group.getByRole('listitem');
      const entries = groups[1]?.subPackageItemList ?? [];
      await expect(packages.filter({ visible: true })).toHaveCount(0);
      await search.groupTitle(group).click();
      await expect(packages.filter({ visible: true })).toHaveCount(entries.length);
      for (const [at, entry] of entries.entries()) {
        await expect(packages.nth(at)).toContainText(entry[NAME[language]]);
        await expect(packages.nth(at)).toContainText(entry.code);
      }
      await search.expectAccessible('with an open group');
      await search.groupTitle(group).click();
      await expect(packages.filter({ visible: true })).toHaveCount(0);
      await search.groupTitle(group).click();

      await packages.first().getByRole('link').click();
      await expect(page).toHaveURL(`/#/packageItemDetail?index=4-1&component=${entries[0]?.component}`);
      await expect(packageDetail.heading).toContainText(entries[0]?.enName ?? '-');
      await page.goBack();
      await expect(packages.filter({ visible: true })).toHaveCount(entries.length);
    });
  });
}

test('each group has its code, name, order and items', async ({ catalogue }) => {
  for (const group of await catalogue.packageGroups()) {
    expect(Object.keys(group)).toEqual(
      expect.arrayContaining(['code', 'zhName', 'sortNum', 'subPackageItemList']),
    );
    for (const entry of group.subPackageItemList) {
      expect(Object.keys(entry)).toEqual(expect.arrayContaining(['code', 'zhName', 'component']));
    }
  }
});

test('orders groups by sortNum', async ({ page, testItemSearch: search, catalogue }) => {
  const names = (await catalogue.packageGroups()).map(({ twName }) => twName);
  await changeAnswer<PackageGroup[]>(page, TREE, (groups) =>
    groups.map((group) => ({ ...group, sortNum: 100 - group.sortNum })),
  );
  await search.open();
  await expect(search.groups.getByRole('heading')).toHaveText(names.toReversed());
});
