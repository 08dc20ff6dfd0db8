import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import { MENU, ROUTES, TOP_LABELS } from '../../arrange/site-map.ts';
import { test as base, expect } from '../../fixtures.ts';
import { MenuBar } from '../../pages/menu-bar.ts';
import { WORDS } from '../../words.ts';

const test = base.extend<{ menu: MenuBar }>({
  menu: async ({ page, words }, use) => use(new MenuBar(page, words)),
});

/** An index, and what stands above it. */
const withGroup = (index: string) => (index.includes('-') ? [index.split('-')[0] ?? '', index] : [index]);
const pathOf = (address: string) => address.split('?')[0] ?? '';
const hashOf = (address: string) => new RegExp(`#${RegExp.escape(address)}$`);

test('eight entries in one row, in their order, with their children and no others', async ({
  page,
  shell,
  menu,
  words,
}) => {
  await shell.goto('/');
  const labels = TOP_LABELS.map((label) => words.shell.menu[label]);
  await expect(menu.top).toHaveText(labels.map(String));
  const tops = await menu.top.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expect(menu.root.locator('[data-index="3"], [data-index^="3-"]')).toHaveCount(0);
  for (const label of TOP_LABELS) {
    const below = MENU.filter((entry) => entry.below === label).map((entry) => words.shell.menu[entry.label]);
    if (below.length === 0) continue;
    const group = menu.group(label);
    await group.click();
    const links = menu.root.locator(`[id="${await group.getAttribute('aria-controls')}"]`).getByRole('link');
    const login = label === 'doctorService' ? [words.shell.menu.doctorLogin] : [];
    await expect(links).toContainText([...below, ...login].map(String));
    await expect(links).toHaveCount(below.length + login.length);
  }
  await menu.group('doctorService').click();
  const login = menu.root.getByRole('link', { name: words.shell.menu.doctorLogin });
  expect(new URL((await login.getAttribute('href')) ?? '', page.url()).pathname).toBe('/admin/');
  await expect(login).toHaveAttribute('target', '_blank');
});

test('each entry opens its address, is highlighted with what it stands below, and stays so in another language', async ({
  page,
  shell,
  menu,
}) => {
  await shell.goto('/covidqusetion');
  await menu.expectPage('/covidqusetion');
  await menu.expectHighlighted([]);
  for (const entry of MENU) {
    await menu.open(entry);
    await expect(page).toHaveURL(hashOf(entry.address));
    await menu.expectPage(pathOf(entry.address));
    await menu.expectHighlighted(withGroup(entry.index));
  }
  await shell.changeLanguage('en');
  await new MenuBar(page, WORDS.en).expectHighlighted(['7']);
});

test('an address opened as it is highlights its entry: by its index, else by its page', async ({
  page,
  shell,
  menu,
}) => {
  const expected: [string, string[]][] = [
    ...ROUTES.map(({ path, index }): [string, string[]] => [path, index ? withGroup(index) : []]),
    ['/ensure?index=2-2', ['2', '2-2']],
    ['/news?index=6-2', ['6', '6-2']],
    ['/news?index=none', []],
    ['/doctorService?index=9-1', ['9']],
    ['/doctorService?index=9-2', ['9']],
    ['/doctorService?index=9-3', ['9', '9-3']],
    ['/packageItemDetail?index=4-2', ['4', '4-2']],
    ['/covidintroduce?index=5', ['5']],
  ];
  const known = new Set(MENU.flatMap(({ index }) => withGroup(index)));
  for (const [address, indexes] of expected) {
    await shell.goto(address);
    await menu.expectPage(pathOf(address));
    await test.step(address, () => menu.expectHighlighted(indexes.filter((index) => known.has(index))));
  }
  await page.reload();
  await menu.expectHighlighted(['5']);
});

test('the logo links home; the footer has name, address and menu', async ({
  page,
  shell,
  menu,
  words,
  language,
}) => {
  const footer = page.getByRole('contentinfo');
  await shell.goto('/contactUs?index=6-1');
  await menu.expectPage('/contactUs');
  const { name, address, phone, salesEmail } = SAMPLE_LABORATORY;
  const notice = words.shell.footer.sample(name[language]);
  for (const text of [address[language], phone.text[language], salesEmail, notice]) {
    await expect(footer).toContainText(text);
  }
  for (const { label, address } of MENU) {
    const link = footer.getByRole('link', { name: String(words.shell.menu[label]), exact: true });
    await expect(link).toHaveAttribute('href', `#${address}`);
  }
  for (const label of ['ensure', 'recruitment'] as const) {
    const link = footer.getByRole('link', { name: words.shell.menu[label], exact: true });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await link.click();
    await menu.expectPage(`/${label}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.getByRole('banner').getByRole('link', { name: SAMPLE_LABORATORY.name[language] }).click();
  await expect(page).toHaveURL(/#\/$/);
  await menu.expectHighlighted(['1']);
});
