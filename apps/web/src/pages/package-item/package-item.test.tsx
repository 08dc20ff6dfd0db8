import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage, startLanguage } from '../../language/language.ts';
import { PackageItem } from './package-item.tsx';

beforeAll(() => startLanguage());
beforeEach(() => setLanguage('en'));
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter>
      <PackageItem />
    </MemoryRouter>,
  );

const filter = () => screen.getByRole('searchbox', { name: 'Find a package' });
const packages = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/packageItemDetail"]')]
    .map((link) => new URL(link.href))
    .map(({ searchParams }) => `${searchParams.get('index')} ${searchParams.get('component')}`);
const group = (name: string) => screen.queryByRole('region', { name });

test('lists every package in its group, with a link to its page', () => {
  open();
  expect(packages()).toHaveLength(55);
  expect(packages()[0]).toBe('4-1 health-check-diamond');
  const row = within(group('Thyroid') as HTMLElement)
    .getAllByRole('listitem')
    .find((one) => one.textContent?.includes('KM57'));
  expect(row?.textContent).toMatch(/Thyroprofile 甲狀腺檢查組合.*KM57.*3ml clotted blood.*1 day/);
  expect(screen.getByRole('status').textContent).toBe('67 entries');
});

test('lists twelve codes without a link', () => {
  open();
  const codes = within(group('Further codes') as HTMLElement);
  expect(codes.getAllByRole('listitem').map((code) => code.textContent)).toEqual(
    'KM27 KM28 KM29 KM30 KM31 KM32 KM53 KM54 KM55 KM119 KM125 KM134'
      .split(' ')
      .map((code) => `${code}Details on request`),
  );
  expect(codes.queryByRole('link')).toBeNull();
});

test('typing narrows the list to what matches, group by group', async () => {
  open();
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
  expect(screen.getByRole('status').textContent).toBe('10 of 67 entries');
});

test('a package found by an item says so', async () => {
  open();
  await userEvent.type(filter(), 'rubella');
  expect(packages()).toEqual(['4-1 torch-profile']);
  expect(screen.getByText('Includes: Rubella IgG')).toBeDefined();
});

test('shows links where nothing matches', async () => {
  open();
  await userEvent.type(filter(), 'zzzzzz');
  expect(packages()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('0 of 67 entries');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(packages()).toHaveLength(55);
  expect(document.activeElement).toBe(filter());
});

test('links to each group', async () => {
  open();
  const groups = within(screen.getByRole('navigation', { name: 'Package groups' }));
  await userEvent.click(groups.getByRole('button', { name: 'Allergy 7' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Allergy' }));
});

test('links to the single tests', () => {
  open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Search the test items' });
  expect(link.getAttribute('href')).toBe('/testItem?index=4-1');
});

test('names, specimens and turnaround follow the language', async () => {
  open();
  await act(() => setLanguage('tw'));
  expect(group('甲狀腺')?.textContent).toMatch(/甲狀腺檢查組合 Thyroprofile.*3 毫升凝固血.*1 天/);
  await act(() => setLanguage('zh'));
  expect(group('甲状腺')?.textContent).toMatch(/甲状腺检查组合 Thyroprofile.*3 毫升凝固血.*1 天/);
});
