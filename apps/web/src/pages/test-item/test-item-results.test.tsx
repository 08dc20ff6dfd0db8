// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  catalogueSite,
  follow,
  page,
  user,
  whereabouts,
} from '../../features/catalogue/testing/catalogue-site.tsx';
import {
  ALANINE,
  ELECTROLYTES,
  HAEMOGLOBIN,
  manyTests,
  POTASSIUM,
  SODIUM,
} from '../../features/catalogue/testing/sample-tests.ts';
import {
  box,
  card,
  count,
  isPressed,
  letter,
  names,
  openSearch,
  press,
  toasts,
} from './testing/search-page.ts';

const api = await catalogueSite();

const FEW = [ALANINE, ELECTROLYTES, HAEMOGLOBIN, POTASSIUM, SODIUM];
const MANY = [...FEW, ...manyTests(90)];

describe('typing', () => {
  test('narrows at once without a call, highlights what was typed and announces the count', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'sod');
    await waitFor(() => expect(names()).toEqual(['Sodium']));
    expect(document.querySelector('mark')?.textContent).toBe('Sod');
    expect(count()).toBe('1 of 5 tests');
    expect(api.listCalls()).toHaveLength(1);
    await user.clear(box());
    await waitFor(() => expect(names()).toHaveLength(5));
  });

  test('says by which other word a test was found', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'sgpt');
    expect(await screen.findByText('also found as SGPT')).toBeDefined();
    expect(names()).toEqual(['Alanine aminotransferase (ALT)']);
  });

  test('clears the letter', async () => {
    await openSearch(api, FEW);
    await user.click(letter('P'));
    await user.type(box(), 'sodium');
    await waitFor(() => expect(names()).toEqual(['Sodium']));
    expect(isPressed(letter('P'))).toBe(false);
  });

  test('waits for the input method to finish, and its Enter is no search', async () => {
    await openSearch(api, FEW);
    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: 'na' } });
    expect(box().value).toBe('na');
    expect(names()).toHaveLength(5);
    const isPrevented = !fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229, isComposing: true });
    expect(isPrevented).toBe(true);
    fireEvent.change(box(), { target: { value: '鈉' } });
    fireEvent.compositionEnd(box(), { data: '鈉' });
    await waitFor(() => expect(names()).toEqual(['Sodium']));
    expect(api.listCalls()).toHaveLength(1);
  });

  test('finds packages by code or name, too', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'km 26');
    const found = within(await screen.findByRole('region', { name: 'Packages that match' }));
    expect(found.getByRole('link', { name: 'Electrolyte Profile' }).getAttribute('href')).toBe(
      '/packageItemDetail?index=4-1&component=electrolyte-profile',
    );
    await user.type(box(), '{Backspace}7');
    expect((await found.findByText('KM27')).parentElement?.textContent).toContain('Details on request');
    await user.type(box(), 'zzz');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Packages that match' })).toBeNull());
    expect(await screen.findByText('No test matches “km 27zzz”')).toBeDefined();
  });

  test.each(['KM26', 'Electrolyte Profile', 'km27'])(
    '%s, a package and no test, is not told as nothing',
    async (typed) => {
      await openSearch(api, []);
      await user.type(box(), `${typed}{Enter}`);
      await waitFor(() => expect(api.listCalls()).toHaveLength(2));
      await screen.findByRole('region', { name: 'Packages that match' });
      await screen.findByText(
        `No single test is called “${typed}”. The packages that match are listed above.`,
      );
      await waitFor(() => expect(button('Search').getAttribute('aria-busy')).toBeNull());
      expect(screen.queryByText(/^No test matches/)).toBeNull();
      expect(toasts()).toEqual([]);
    },
  );
});

describe('pages of the result', () => {
  const rows = () => names().length;

  test('shows ten rows, and turns pages without a call', async () => {
    await openSearch(api, MANY);
    expect(rows()).toBe(10);
    expect(screen.getByText('Total 95')).toBeDefined();
    await press('Page 2');
    expect(names()[0]).toBe('Borrelia 6');
    expect(api.listCalls()).toHaveLength(1);
  });

  test('returns to page 1 for a new size, and jumps to a page', async () => {
    await openSearch(api, MANY);
    await press('Page 3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tests on a page' }), '20');
    expect(rows()).toBe(20);
    expect(names()[0]).toBe(ALANINE.nameEng);
    const jumper = screen.getByRole('textbox', { name: 'Go to page' });
    await user.clear(jumper);
    await user.type(jumper, '2{Enter}');
    expect(names()[0]).toBe('Borrelia 16');
  });

  test('another result starts at page 1', async () => {
    await openSearch(api, MANY);
    await press('Page 3');
    await user.click(card('Serology'));
    expect(names()[0]).toBe('Borrelia 1');
    await press('Page 9');
    await user.type(box(), 'borrelia 1');
    await waitFor(() => expect(names()[0]).toBe('Borrelia 1'));
  });
});

describe('going to a test and coming back', () => {
  test('passes the test as route data, not in the address, and keeps the search', async () => {
    await openSearch(api, MANY);
    await user.type(box(), 'borrelia{Enter}');
    await waitFor(() => expect(api.listCalls()).toHaveLength(2));
    await press('Page 2');
    await follow('Borrelia 11');
    expect(whereabouts().address).toBe('/testItemDetail?index=4-1&id=borrelia-11');
    expect(whereabouts().state).toMatchObject({ item: { nameEng: 'Borrelia 11' } });
    await follow('Back to the test search');
    expect(whereabouts().address).toBe('/testItem?index=4-1');
    expect(box().value).toBe('borrelia');
    expect(names()[0]).toBe('Borrelia 11');
    expect(api.listCalls()).toHaveLength(2);
  });
});

describe('the package groups', () => {
  test('appear in order, expand and collapse, and open their packages', async () => {
    await openSearch(api, FEW);
    const region = within(await screen.findByRole('region', { name: 'Test packages' }));
    expect(region.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)).toEqual([
      'Other profiles',
      'Thyroid',
    ]);
    const [first] = page().querySelectorAll('details');
    expect(first?.open).toBe(false);
    await user.click(region.getByText('Other profiles'));
    expect(first?.open).toBe(true);
    expect(region.getByText('Electrolyte Profile').getAttribute('href')).toBe(
      '/packageItemDetail?index=4-1&component=electrolyte-profile',
    );
    expect(region.getByText('KM27').closest('li')?.querySelector('a')).toBeNull();
  });
});
