import type { Role } from '@phial/domain/account';
import { expect, test } from './camera.ts';

/** What each role sees that no role before it does; `first` follows the first link of the list. */
const PAGES: readonly { role: Role; name: string; address: string; first?: true }[] = [
  { role: 'counter', name: 'today', address: '/' },
  { role: 'counter', name: 'messages', address: '/messages' },
  { role: 'counter', name: 'specimens', address: '/specimens' },
  { role: 'manager', name: 'critical-results', address: '/critical-results' },
  { role: 'counter', name: 'my-account', address: '/my-account' },
  { role: 'manager', name: 'hours', address: '/hours' },
  { role: 'manager', name: 'closures', address: '/closures' },
  { role: 'manager', name: 'content', address: '/content' },
  { role: 'manager', name: 'slides', address: '/content/carousel' },
  { role: 'manager', name: 'slide', address: '/content/carousel', first: true },
  { role: 'manager', name: 'news', address: '/content/news' },
  { role: 'manager', name: 'service-points', address: '/service-points' },
  { role: 'manager', name: 'service-point', address: '/service-points', first: true },
  { role: 'manager', name: 'catalogue', address: '/catalogue' },
  { role: 'manager', name: 'test-item', address: '/catalogue', first: true },
  { role: 'manager', name: 'numbers', address: '/numbers' },
  { role: 'administrator', name: 'audit', address: '/audit' },
  { role: 'administrator', name: 'privacy', address: '/privacy' },
  { role: 'administrator', name: 'accounts', address: '/accounts' },
  { role: 'doctor', name: 'doctor-home', address: '/doctor/home' },
  { role: 'doctor', name: 'orders', address: '/doctor/orders' },
  { role: 'doctor', name: 'new-order', address: '/doctor/orders/new' },
  { role: 'doctor', name: 'reports', address: '/doctor/reports' },
  { role: 'doctor', name: 'report', address: '/doctor/reports', first: true },
];

for (const { role, name, address, first } of PAGES) {
  test(`staff ${name}`, async ({ page, camera, signedInAs }) => {
    await signedInAs(role);
    await page.goto(`/admin${address}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    if (first) {
      await page.getByRole('main').getByRole('table').getByRole('link').first().click();
      await expect(page).not.toHaveURL(new RegExp(`${address}$`));
      await expect(heading).toBeVisible();
    }
    // Not the network: the page of the day keeps a stream open. The clip is that of the phial while it fills.
    await expect(page.locator('[role=status] clipPath')).toHaveCount(0);
    await camera.take(`staff-${name}`);
  });
}

test('staff sign-in', async ({ camera, signIn }) => {
  await signIn.open();
  await camera.take('staff-sign-in');
});
