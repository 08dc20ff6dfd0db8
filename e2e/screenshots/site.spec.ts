import { expect, test } from './camera.ts';

test('home', async ({ page, shell, camera, words }) => {
  await shell.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: words.pages.home.title })).toBeVisible();
  await camera.take('01-home');
});

test('a page that comes later', async ({ page, shell, camera, words }) => {
  await shell.goto('/contactUs?index=6-1');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.contactUs })).toBeVisible();
  await camera.take('02-later');
});

test('menu', async ({ page, shell, camera, words }) => {
  const { menu } = words.shell;
  const bar = page.getByRole('button', { name: menu.packages, exact: true });
  const opener = page.getByRole('banner').getByRole('button', { name: menu.open, exact: true });
  await shell.goto('/contactUs?index=6-1');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.contactUs })).toBeVisible();
  await camera.take('03-menu', {
    windowOnly: true,
    pose: async () => {
      await page.keyboard.press('Escape');
      await bar.or(opener).filter({ visible: true }).click();
    },
  });
});
