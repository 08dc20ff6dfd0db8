import { ROUTES } from '../arrange/site-map.ts';
import { expect, test } from './camera.ts';

/** Addresses that show another page of the same route. */
const FURTHER = [
  ...[2, 3].map((id) => `/newsDetail?index=5&id=${id}`),
  ...[2, 3, 4].map((id) => `/recruitmentDetail?index=7&id=${id}`),
  ...[
    'health-check-gold',
    'acute-myocardial-infarction',
    'male-prenatal-profile-1',
    'south-china-allergy-profile',
    'zzz',
  ].map((component) => `/packageItemDetail?index=4-1&component=${component}`),
  '/testItemDetail?index=4-1&id=bio-fbg',
  '/testItemDetail?index=4-1&id=zzz',
  '/newsDetail?index=5&id=99',
];

const ADDRESSES = [
  ...ROUTES.filter(({ path }) => path !== '/grassrootReserve').map(({ address }) => address),
  ...FURTHER,
];

for (const address of ADDRESSES) {
  test(address, async ({ page, shell, camera, isMobile }) => {
    await shell.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await camera.take(fileName(address));
    // Paper is the same for both editions.
    if (!isMobile) await camera.takePrint(fileName(address));
  });
}

test('menu', async ({ page, shell, camera, words }) => {
  const { menu } = words.shell;
  const bar = page.getByRole('button', { name: menu.packages, exact: true });
  const opener = page.getByRole('banner').getByRole('button', { name: menu.open, exact: true });
  await shell.goto('/contactUs?index=6-1');
  await expect(page.getByRole('heading', { level: 1, name: words.shell.titles.contactUs })).toBeVisible();
  await camera.take('00-menu', {
    windowOnly: true,
    pose: async () => {
      await page.keyboard.press('Escape');
      await bar.or(opener).filter({ visible: true }).click();
    },
  });
});

/** `/newsDetail?index=5&id=1` becomes `newsDetail-1`. */
function fileName(address: string): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  const which = params.get('component') ?? params.get('id');
  return [path.slice(1) || 'home', which].filter(Boolean).join('-');
}
