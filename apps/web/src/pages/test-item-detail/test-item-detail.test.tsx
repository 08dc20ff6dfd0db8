// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  button,
  catalogueSite,
  follow,
  openSite,
  user,
  whereabouts,
} from '../../features/catalogue/testing/catalogue-site.tsx';
import { ALANINE, ELECTROLYTES, POTASSIUM, SODIUM } from '../../features/catalogue/testing/sample-tests.ts';
import { setLanguage } from '../../language/language.ts';

const api = await catalogueSite();

const ADDRESS = '/testItemDetail?index=4-1&id=';

/** Opens the address of a test in a browser that has nothing of it, as a reload or a shared link does. */
async function openById(id: string) {
  api.answer(() => [ALANINE, ELECTROLYTES, POTASSIUM, SODIUM]);
  await openSite(ADDRESS + id);
}

const section = (name: string) => screen.getByRole('region', { name });
const heading = () => screen.getByRole('heading', { level: 1 });

describe('a test', () => {
  test('shows names, specimen, turnaround, code and subject', async () => {
    await openById(ALANINE.testItemId);
    await screen.findByText('Biochemistry');
    expect(heading().textContent).toBe('Alanine aminotransferase (ALT) 丙氨酸轉氨酶');
    expect(section('Specimen requirement').textContent).toContain('3ml clotted blood');
    expect(section('Report turnaround time').textContent).toContain('1 day');
    expect(screen.getByText('S1')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    await waitFor(() =>
      expect(document.title).toBe('Alanine aminotransferase (ALT) – Harbour Diagnostics Laboratory'),
    );
  });

  test('follows the language of the site, Chinese names in its script', async () => {
    await openById(ALANINE.testItemId);
    await screen.findByText('S1');
    await act(() => setLanguage('zh'));
    expect(heading().textContent).toBe('丙氨酸转氨酶 Alanine aminotransferase (ALT)');
    expect(section('样本要求').textContent).toContain('3 毫升凝固血');
    expect(document.title).toBe('丙氨酸转氨酶 – 海港医学诊断所');
  });

  test('shows the remark as formatted text and runs nothing in it', async () => {
    const hit = vi.fn();
    Object.assign(window, { hit });
    await openById(ALANINE.testItemId);
    await screen.findByText('S1');
    const remark = within(section('Reference intervals')).getByText('below 50');
    expect(remark.tagName).toBe('B');
    expect(section('Reference intervals').querySelector('script, img, [onerror]')).toBeNull();
    expect(hit).not.toHaveBeenCalled();
  });

  test('shows how to prepare under a heading of its own, in which nothing runs', async () => {
    const hit = vi.fn();
    Object.assign(window, { hit });
    await openById(ALANINE.testItemId);
    await screen.findByText('S1');
    const preparation = section('Preparation and collection');
    expect(within(preparation).getByText('8 hours').tagName).toBe('B');
    expect(section('Reference intervals').textContent).not.toContain('8 hours');
    expect(preparation.querySelector('script')).toBeNull();
    expect(hit).not.toHaveBeenCalled();
  });

  test('asks the reader to enquire about missing values', async () => {
    await openById(SODIUM.testItemId);
    await screen.findByText('鈉');
    const sections = ['Specimen requirement', 'Report turnaround time', 'Preparation and collection'];
    for (const name of [...sections, 'Reference intervals']) {
      const ask = within(section(name)).getByRole('link', { name: 'Please enquire' });
      expect(ask.getAttribute('href')).toBe('/contactUs?index=6-1');
    }
  });

  test('lists the packages that include it, each leading to its page', async () => {
    const sodium = { ...SODIUM, testItemId: 'bio-na' };
    api.answer(() => [sodium]);
    await openSite(ADDRESS + sodium.testItemId);
    const packages = within(await screen.findByRole('region', { name: 'Included in packages' }));
    const links = packages.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/packageItemDetail?index=4-1&component=electrolyte-profile']);
  });
});

describe('a group', () => {
  test('shows a table of its tests, each with a link', async () => {
    await openById(ELECTROLYTES.testItemId);
    await screen.findByText('電解質');
    const rows = within(section('Tests in this group'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['English name', 'Chinese name'],
      ['Sodium', '鈉'],
      ['Potassium', '鉀'],
    ]);
    await follow('Potassium');
    expect(whereabouts().address).toBe(`${ADDRESS}potassium`);
    expect(heading().textContent).toBe('Potassium 鉀');
    expect(screen.queryByRole('region', { name: 'Tests in this group' })).toBeNull();
  });
});

describe('the test passed as route data', () => {
  test('shows at once, without asking for the list', async () => {
    api.answer(() => [ALANINE]);
    await openSite(ADDRESS + ALANINE.testItemId, { item: ALANINE });
    expect(heading().textContent).toBe('Alanine aminotransferase (ALT) 丙氨酸轉氨酶');
    await screen.findByText('Biochemistry');
    expect(api.listCalls()).toEqual([]);
  });

  test.each([
    ['another test', { item: SODIUM }],
    ['an item of an older site', { item: { testItemId: ALANINE.testItemId, nameEng: 'ALT' } }],
    ['what is no item', { item: null }],
    ['nothing of ours', 'x'],
  ])('does not count when it is %s', async (_, state) => {
    api.answer(() => [ALANINE, SODIUM]);
    await openSite(ADDRESS + ALANINE.testItemId, state);
    expect((await screen.findByText('丙氨酸轉氨酶')).closest('h1')).not.toBeNull();
  });
});

describe('no test to show', () => {
  test.each(['zzz', ''])('shows "not found" with links for the id %j', async (id) => {
    await openById(id);
    expect(await screen.findByText('This test was not found')).toBe(heading());
    await follow('Back to the test search');
    expect(whereabouts().address).toBe('/testItem?index=4-1');
  });

  test('can be retried when the list does not load', async () => {
    api.answer(() => undefined);
    await openSite(ADDRESS + SODIUM.testItemId);
    await screen.findByText('The tests could not be loaded');
    expect(heading().textContent).toBe('Test item detail');
    api.answer(() => [SODIUM]);
    await user.click(button('Try again'));
    await waitFor(() => expect(heading().textContent).toBe('Sodium 鈉'));
  });
});
