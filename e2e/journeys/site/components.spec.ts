import { expect, test } from '../../fixtures.ts';
import { COMPONENTS } from '../../pages/gallery.ts';
import { expectAccessible } from '../../watch/accessibility.ts';

for (const component of COMPONENTS) {
  test(`${component} is accessible in each of its stories`, async ({ page, gallery }) => {
    await gallery.eachStory(component, async (id) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page, `${id} at ${width} pixels`);
      }
    });
  });
}

test('the gallery finds a story by a part of its name', async ({ page, gallery }) => {
  await gallery.open();
  await page.getByRole('textbox', { name: 'Search' }).fill('held');
  await expect(page.getByRole('link')).toHaveText(['HeldFromInside']);
  await expectAccessible(page, 'the list of the gallery');
});
