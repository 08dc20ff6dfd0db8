// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  button,
  catalogueSite,
  openSite,
  page,
  user,
} from '../../features/catalogue/testing/catalogue-site.tsx';
import {
  ALANINE,
  ELECTROLYTES,
  HAEMOGLOBIN,
  POTASSIUM,
  SODIUM,
} from '../../features/catalogue/testing/sample-tests.ts';
import { setLanguage } from '../../language/language.ts';
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

describe('the page', () => {
  test('has its parts, and asks for the whole list, the subjects and the groups', async () => {
    await openSearch(api, FEW);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('assay package search');
    expect(button('Search')).toBeDefined();
    const letters = within(screen.getByRole('region', { name: 'English names by first letter' }));
    expect(
      letters
        .getAllByRole('button')
        .map((one) => one.textContent)
        .join(''),
    ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['English name', 'Chinese name']);
    const notes = within(screen.getByRole('region', { name: 'Please note' }));
    expect(notes.getAllByRole('listitem')).toHaveLength(4);
    expect(api.calls().toSorted()).toEqual([
      '/official/packageItem/treeList',
      '/rest/appointment/testItem/list?usageScope=0%2C1',
      '/system/dict/data/anon/test_item_subject?language=tw',
    ]);
  });

  test('shows names in the reader’s Chinese, and subjects in the reader’s language', async () => {
    await openSearch(api, FEW);
    expect(screen.getByRole('row', { name: 'Sodium 鈉' })).toBeDefined();
    await act(() => setLanguage('zh'));
    expect(screen.getByRole('row', { name: 'Sodium 钠' })).toBeDefined();
    expect(card('生物化学')).toBeDefined();
  });

  test('a subject card shows icon, code and label, but no code for noValue', async () => {
    await openSearch(api, FEW);
    expect(card('Biochemistry').textContent).toBe('Biochemistry BIO');
    expect(card('Other tests').textContent?.trim()).toBe('Other tests');
    const icons = ['Biochemistry', 'Haematology'].map(
      (name) => card(name).querySelector('svg')?.dataset.subject,
    );
    expect(icons).toEqual(['biochemistry', 'haematology']);
  });
});

describe('asking the server', () => {
  test('the button sends the text and clears the subject', async () => {
    await openSearch(api, FEW);
    await user.click(card('Haematology'));
    await user.type(box(), ' sodium ');
    await press('Search');
    await waitFor(() => expect(api.listCalls()).toHaveLength(2));
    expect(api.listCalls()[1]).toEqual({ usageScope: '0,1', searchValue: 'sodium' });
    await waitFor(() => expect(button('Search').getAttribute('aria-busy')).toBeNull());
    expect(isPressed(card('Haematology'))).toBe(false);
    expect(names()).toEqual(['Sodium']);
    expect(count()).toBe('1 of 5 tests');
  });

  test('so does Enter, each time', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'potassium{Enter}');
    await waitFor(() => expect(api.listCalls()).toHaveLength(2));
    await waitFor(() => expect(button('Search').getAttribute('aria-busy')).toBeNull());
    await user.type(box(), '{Enter}');
    await waitFor(() => expect(api.listCalls()).toHaveLength(3));
    expect(api.listCalls()[2]).toEqual({ usageScope: '0,1', searchValue: 'potassium' });
  });

  test('a letter sends the letter alone and clears text and subject', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'sodium');
    await user.click(card('Biochemistry'));
    await user.click(letter('P'));
    await waitFor(() => expect(api.listCalls()).toHaveLength(2));
    expect(api.listCalls()[1]).toEqual({ usageScope: '0,1', nameEng: 'P' });
    expect(box().value).toBe('');
    expect(isPressed(card('Biochemistry'))).toBe(false);
    expect(isPressed(letter('P'))).toBe(true);
    expect(names()).toEqual(['Potassium']);
  });

  test('shows what the server found, even where the page would find something else', async () => {
    api.answer((query) => (query.has('searchValue') ? [HAEMOGLOBIN, SODIUM] : FEW));
    await openSite('/testItem?index=4-1');
    await screen.findByText('Sodium');
    await user.type(box(), 'sodium{Enter}');
    await waitFor(() => expect(names()).toEqual(['Haemoglobin', 'Sodium']));
    expect(within(page()).getByText('Total 2')).toBeDefined();
    expect(document.querySelector('mark')?.textContent).toBe('Sodium');
  });

  test('shows the empty state and a warning for an empty response', async () => {
    await openSearch(api, FEW);
    await user.type(box(), 'zzzzzz');
    expect(toasts()).toEqual([]);
    await press('Search');
    await waitFor(() => expect(toasts()).toEqual(['warning: No data']));
    expect(screen.getByText('No test matches “zzzzzz”')).toBeDefined();
    await press('Show all tests');
    expect(names()).toHaveLength(5);
    expect(document.activeElement).toBe(box());
    expect(box().value).toBe('');
  });

  test('a list that does not load can be retried', async () => {
    api.answer(() => undefined);
    await openSite('/testItem?index=4-1');
    expect(await screen.findByText('The tests could not be loaded')).toBeDefined();
    expect(toasts()).toHaveLength(1);
    api.answer(() => FEW);
    await press('Try again');
    await screen.findByText('Sodium');
    expect(names()).toHaveLength(5);
  });
});

describe('a subject', () => {
  test('narrows the present result, and a second press undoes that', async () => {
    await openSearch(api, FEW);
    await user.click(card('Haematology'));
    expect(isPressed(card('Haematology'))).toBe(true);
    expect(names()).toEqual(['Haemoglobin']);
    await user.click(card('Haematology'));
    expect(names()).toHaveLength(5);
    expect(api.listCalls()).toHaveLength(1);
  });

  test('keeps text and letter', async () => {
    await openSearch(api, FEW);
    await user.click(letter('P'));
    await waitFor(() => expect(names()).toEqual(['Potassium']));
    await user.click(card('Haematology'));
    expect(isPressed(letter('P'))).toBe(true);
    expect(screen.getByText('No test matches')).toBeDefined();
  });
});

test('a search finds tests alone where the packages do not load', async () => {
  api.answer(() => FEW, 'none');
  await openSite('/testItem?index=4-1');
  await screen.findByText('Biochemistry');
  await user.type(box(), 'sodium');
  await waitFor(() => expect(names()).toEqual(['Sodium']));
  expect(count()).toMatch(/^1 /);
});
