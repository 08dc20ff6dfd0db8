// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { button, catalogueSite, openSite } from '../../features/catalogue/testing/catalogue-site.tsx';
import { setLanguage } from '../../language/language.ts';

const api = await catalogueSite();

beforeEach(() => api.answer(() => []));

const ADDRESS = '/packageItem?index=4-1';

async function open() {
  await openSite(ADDRESS);
  await screen.findByRole('searchbox');
}

const filter = () => screen.getByRole('searchbox', { name: 'Find a package' });
const packages = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/packageItemDetail"]')]
    .map((link) => new URL(link.href))
    .map(({ searchParams }) => `${searchParams.get('index')} ${searchParams.get('component')}`);
const status = () => document.querySelector('search [role=status]')?.textContent;
const group = (name: string) => screen.queryByRole('region', { name });

test('lists every package in its group, with a link to its page', async () => {
  await open();
  expect(packages()).toHaveLength(55);
  expect(packages()[0]).toBe('4-1 health-check-diamond');
  const row = within(group('Thyroid') as HTMLElement)
    .getAllByRole('listitem')
    .find((one) => one.textContent?.includes('KM57'));
  expect(row?.textContent).toMatch(/Thyroprofile 甲狀腺檢查組合.*KM57.*3ml clotted blood.*1 day/);
  expect(status()).toBe('67 entries');
});

test('lists twelve codes without a link', async () => {
  await open();
  const codes = within(group('Further codes') as HTMLElement);
  expect(codes.getAllByRole('listitem').map((code) => code.textContent)).toEqual(
    'KM27 KM28 KM29 KM30 KM31 KM32 KM53 KM54 KM55 KM119 KM125 KM134'
      .split(' ')
      .map((code) => `${code}Details on request`),
  );
  expect(codes.queryByRole('link')).toBeNull();
});

test('typing narrows the list to what matches, group by group', async () => {
  await open();
  await userEvent.type(filter(), 'KM5');
  expect(packages()).toEqual([
    '4-1 thyroprofile',
    '4-1 group-t-fti',
    '4-1 group-t2',
    '4-1 female-fertility-profile-1',
    '4-1 female-fertility-profile-2',
    '4-1 male-fertility-profile-1',
    '4-1 renal-rheumatoid-profile-4',
  ]);
  expect(group('Allergy')).toBeNull();
  expect(status()).toBe('10 of 67 entries');
});

test('a package found by an item says so', async () => {
  await open();
  await userEvent.type(filter(), 'rubella');
  expect(packages()).toEqual(['4-1 torch-profile']);
  expect(screen.getByText('Includes: Rubella IgG')).toBeDefined();
});

test('shows links where nothing matches', async () => {
  await open();
  await userEvent.type(filter(), 'zzzzzz');
  expect(packages()).toEqual([]);
  expect(status()).toBe('0 of 67 entries');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(packages()).toHaveLength(55);
  expect(document.activeElement).toBe(filter());
});

test('links to each group', async () => {
  await open();
  const groups = within(screen.getByRole('navigation', { name: 'Package groups' }));
  await userEvent.click(groups.getByRole('button', { name: 'Allergy 7' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Allergy' }));
});

test('links to the single tests', async () => {
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Search the test items' });
  expect(link.getAttribute('href')).toBe('/testItem?index=4-1');
});

test('names, specimens and turnaround follow the language', async () => {
  await open();
  await act(() => setLanguage('tw'));
  expect(group('甲狀腺')?.textContent).toMatch(/甲狀腺檢查組合 Thyroprofile.*3 毫升凝固血.*1 天/);
  await act(() => setLanguage('zh'));
  expect(group('甲状腺')?.textContent).toMatch(/甲状腺检查组合 Thyroprofile.*3 毫升凝固血.*1 天/);
});

test('says that nothing is published, and leads to the single tests', async () => {
  api.answer(() => [], { groups: [], furtherCodes: [] });
  await openSite(ADDRESS);
  await screen.findByText(/No test packages have been published/);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Search the test items' })).toBeDefined();
});

test('can be retried when the packages do not load', async () => {
  api.answer(() => [], 'none');
  await openSite(ADDRESS);
  await screen.findByText('The packages could not be loaded');
  api.answer(() => []);
  await userEvent.click(button('Try again'));
  await screen.findByRole('searchbox');
  expect(packages()).toHaveLength(55);
});
