import { expect, test } from '../../fixtures.ts';

test.use({ language: 'en' });

test('a test is searched, opened and left again without a mouse', async ({
  page,
  keyboard,
  testItemSearch: search,
  testItemDetail: detail,
}) => {
  await search.open();
  await keyboard.type(search.box, 'glucose');
  await page.keyboard.press('Enter');
  await expect(search.names.first()).toHaveText(/glucose/i);
  // Past the letters and the subjects.
  await keyboard.press(search.names.nth(1));
  await expect(detail.heading).toBeFocused();
  // It stands above the heading.
  await keyboard.tabTo(detail.back, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(search.heading).toBeFocused();
  await expect(search.box).toHaveValue('glucose');
});

test('letters, subjects, pages and groups work by keys', async ({
  page,
  keyboard,
  testItemSearch: search,
}) => {
  await search.open();
  await keyboard.press(search.letter('C'));
  await expect(search.letter('C')).toHaveAttribute('aria-pressed', 'true');
  await expect(search.names.first()).toHaveText(/^C/i);
  // A choice leads to its results where they are out of sight: the other choices are on the way back.
  await keyboard.tabTo(search.subject('Clinical biochemistry'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(search.subject('Clinical biochemistry')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.tabTo(search.subject('Clinical biochemistry'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(search.subject('Clinical biochemistry')).toHaveAttribute('aria-pressed', 'false');

  await keyboard.tabTo(search.sizes);
  await page.keyboard.press('ArrowDown');
  await expect(search.sizes).toHaveValue('20');
  await keyboard.press(search.next);
  await search.expectPage(2);
  await expect(search.next).toBeFocused();
  await keyboard.tabTo(search.jumper, 'Shift+Tab');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await search.expectPage(1);

  const group = search.groups.first();
  await keyboard.press(search.groupTitle(group));
  await keyboard.press(group.getByRole('link').first());
  await expect(page).toHaveURL(/#\/packageItemDetail\?index=4-1&component=[a-z\d-]+$/);
});
