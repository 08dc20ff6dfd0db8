import { expect, test } from '../../fixtures.ts';

/** What devices call themselves, and whether they are sent to the mobile site. */
const DEVICES: [device: string, mobile: boolean, userAgent: string][] = [
  [
    'iPhone',
    true,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
  [
    'iPod',
    true,
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ],
  [
    'Android phone',
    true,
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Windows Phone',
    true,
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Mobile Edge/15.15254',
  ],
  [
    'Android tablet',
    false,
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'iPad',
    false,
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Version/16.6 Mobile/15E148 Safari/604.1',
  ],
  [
    'Mac',
    false,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
  ],
  [
    'Windows',
    false,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  ],
];

test('redirects phones to the mobile site, not tablets and desktops, and respects an earlier choice', async ({
  request,
}) => {
  for (const [device, mobile, userAgent] of DEVICES) {
    const ask = (path: string, cookie = '') =>
      request.get(path, { maxRedirects: 0, headers: { 'user-agent': userAgent, cookie } });
    const answer = await ask('/?from=poster');
    expect([device, answer.status(), answer.headers().location]).toEqual(
      mobile ? [device, 302, '/m/?from=poster'] : [device, 200, undefined],
    );
    expect((await ask('/', 'edition=desktop')).status(), device).toBe(200);
    expect((await ask('/m/')).status(), device).toBe(200);
  }
});

test.describe('on a phone', { tag: '@mobile' }, () => {
  test('keeps the address on the way to the mobile edition and back, and remembers the choice', async ({
    page,
    shell,
    words,
    isMobile,
  }) => {
    const { footer } = words.shell;
    const edition = page.locator('html');
    const toDesktop = page.getByRole('contentinfo').getByRole('link', { name: footer.desktopVersion });
    const toMobile = page.getByRole('contentinfo').getByRole('link', { name: footer.mobileVersion });
    await shell.goto('/recruitmentDetail?index=7&id=2');
    if (!isMobile) await toMobile.click();
    await expect(page).toHaveURL(/\/m\/#\/recruitmentDetail\?index=7&id=2$/);
    await expect(edition).toHaveAttribute('data-edition', 'mobile');

    await toDesktop.click();
    await expect(page).toHaveURL(/:\d+\/#\/recruitmentDetail\?index=7&id=2$/);
    await expect(edition).toHaveAttribute('data-edition', 'desktop');
    await page.reload();
    await expect(edition).toHaveAttribute('data-edition', 'desktop');
    await toMobile.click();
    await expect(page).toHaveURL(/\/m\/#\/recruitmentDetail\?index=7&id=2$/);
  });

  test('the menu is a drawer that works by keys, and closes after a choice', async ({
    page,
    keyboard,
    words,
  }) => {
    const { menu } = words.shell;
    await page.goto('/m/#/news?index=5');
    await expect(page.locator('main [data-page="/news"]')).toBeVisible();
    const opener = page.getByRole('banner').getByRole('button', { name: menu.open, exact: true });
    const drawer = page.getByRole('dialog', { name: menu.label });
    await keyboard.press(opener);
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await expect(drawer.getByRole('link', { name: menu.news, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await keyboard.press(drawer.getByRole('link', { name: menu.ensure, exact: true }));
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/m\/#\/ensure\?index=2-2$/);
    await expect(page.locator('main [data-page="/ensure"] h1')).toBeFocused();
  });
});
