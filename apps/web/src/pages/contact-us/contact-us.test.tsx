// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { samplePages } from '@phial/content/testing/sample-pages';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { findRoute, ROUTES } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
const PAGES = 'GET /official/page/all';

/** What the server answers: the sample's pages, or others. */
const publish = (data: CompanyPages) => api.answer({ [PAGES]: () => ({ code: 200, msg: '', data }) });

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(() => {
  publish(samplePages);
  return setLanguage('en');
});
afterEach(cleanup);
afterAll(() => api.close());

async function open(query = '?index=6-1') {
  await openPage(`/contactUs${query}`);
  await screen.findAllByRole('tab');
}

/** Opens the page beside a link to an address, as in the menu. @returns presses the link */
async function openWithLink(to: string) {
  await findRoute(ROUTES, '/contactUs')?.load();
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/contactUs?index=6-1']}>
        <Link to={to}>Menu</Link>
        <PageStack routes={ROUTES} />
      </MemoryRouter>,
    );
  });
  await screen.findAllByRole('tab');
  return () => userEvent.click(screen.getByRole('link', { name: 'Menu' }));
}

const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));
const value = (name: string, term: string) =>
  panel(name).getByText(term, { selector: 'dt' }).nextElementSibling as HTMLElement;
const address = () => screen.getByTestId('address').textContent;

const TABS = [
  'Head office',
  'Tsim Sha Tsui',
  'R&D centre',
  'Tsuen Wan',
  'Causeway Bay',
  'Mong Kok',
  'Central',
];

const OFFICE_HOURS = 'Mon–Fri 09:00–13:00, 14:00–18:00Sat 09:00–17:00';
const BRANCH_HOURS = 'Mon–Fri 09:00–13:00, 14:00–20:30Sat 09:00–18:30';

test('shows seven tabs in order, the head office first', async () => {
  await open();
  expect(names()).toEqual(TABS);
  expect(panel('Head office').getByRole('heading', { name: 'Head office' })).toBeDefined();
});

test('each tab shows the contact details of its office', async () => {
  await open();
  for (const name of TABS) {
    await userEvent.click(screen.getByRole('tab', { name }));
    const link = (term: string) => within(value(name, term)).getByRole('link').getAttribute('href');
    expect(link('Phone')).toMatch(/^tel:\+8520000\d{4}$/);
    expect(value(name, 'Fax').textContent).toMatch(/^0000 \d{4}$/);
    expect(link('Sales e-mail')).toMatch(/^mailto:sales@.+\.example$/);
    expect(link('Support e-mail')).toMatch(/^mailto:support@.+\.example$/);
    expect(value(name, 'Address').textContent).toMatch(/\d/);
    for (const way of ['Show on a map', 'How to get there']) {
      const map = within(value(name, 'Address')).getByRole('link', { name: new RegExp(way) });
      expect(decodeURIComponent(map.getAttribute('href') ?? '')).toMatch(/^https:.*\p{Script=Han}/u);
      expect([map.getAttribute('target'), map.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
    }
  }
});

test('opening hours follow two patterns, and both occur', async () => {
  await open();
  const hours: Record<string, string | null> = {};
  for (const name of TABS) {
    await userEvent.click(screen.getByRole('tab', { name }));
    hours[name] = value(name, 'Business hours').textContent;
  }
  expect(new Set(Object.values(hours))).toEqual(new Set([OFFICE_HOURS, BRANCH_HOURS]));
  expect([hours['Head office'], hours['R&D centre']]).toEqual([OFFICE_HOURS, OFFICE_HOURS]);
  expect(hours['Tsim Sha Tsui']).toBe(BRANCH_HOURS);
});

test('the address keeps the chosen tab, and opens it again', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Mong Kok' }));
  expect(address()).toBe('/contactUs?index=6-1&branch=mk');
  cleanup();
  await open('?index=6-1&branch=mk');
  expect(panel('Mong Kok').getByRole('heading', { name: 'Mong Kok' })).toBeDefined();
});

test('an address without a branch, such as the menu’s, shows the one that was chosen last', async () => {
  const leave = await openWithLink('/contactUs?index=6-1');
  await userEvent.click(screen.getByRole('tab', { name: 'Mong Kok' }));
  await leave();
  expect(screen.getByRole('tabpanel', { name: 'Mong Kok' })).toBeDefined();
});

test('an unknown branch shows the head office', async () => {
  await open('?branch=zzz');
  expect(screen.getByRole('tabpanel', { name: 'Head office' })).toBeDefined();
});

test('arrow keys choose, and the drawn map follows', async () => {
  await open();
  screen.getByRole('tab', { name: 'Head office' }).focus();
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Mong Kok' }));
  expect(
    panel('Mong Kok').getByRole('img', { name: 'Sketch map of Hong Kong. Marked: Mong Kok.' }),
  ).toBeDefined();
});

test('names, phones and hours follow the language, and the tab stays', async () => {
  await open('?index=6-1&branch=tsw');
  await act(() => setLanguage('zh'));
  expect(names()).toEqual(['总办事处', '尖沙咀', '研发中心', '荃湾', '铜锣湾', '旺角', '中环']);
  expect(value('荃湾', '电话').textContent).toBe('+852 0000 6301');
  await act(() => setLanguage('tw'));
  expect(value('荃灣', '辦公時間').textContent).toBe('星期一至五 09:00–13:00、14:00–20:30星期六 09:00–18:30');
});

test('shows the head office alone while nothing is published', async () => {
  publish({});
  await open();
  expect(names()).toEqual(['Head office']);
  expect(panel('Head office').queryByRole('img')).toBeNull();
});

test('shows the head office when the branches do not arrive, and asks again', async () => {
  api.answer({});
  await open();
  expect(names()).toEqual(['Head office']);
  publish(samplePages);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tab', { name: 'Mong Kok' })).toBeDefined();
});
