import type { IndexEntry } from '@phial/contract/content/content';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { ROUTES } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';

const PAGES = ROUTES.filter(({ path }) => path.startsWith('/covid'));

beforeAll(() => Promise.all([startWithAllWords(), ...PAGES.map(({ load }) => load())]));
beforeEach(async () => {
  await setLanguage('en');
  // The answers of one test are no longer fresh in the next.
  vi.useFakeTimers({ toFake: ['Date'] });
  day += 1;
  vi.setSystemTime(new Date(2030, 0, day));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let day = 1;

const entry = (id: string): IndexEntry => ({
  id,
  sortNum: 1,
  code: '',
  twName: `${id} 問題`,
  zhName: `${id} 问题`,
  enName: `${id} question`,
  twContent: `${id} 答案`,
  zhContent: `${id} 答`,
  enContent: `${id} answer`,
});

type Lists = Partial<Record<'problem' | 'usualProblem', IndexEntry[]>>;

/** Answers the two lists; one that is left out fails. */
function serve(lists: Lists) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const name = /system\/(\w+)\/index\/list/.exec(String(input))?.[1] as keyof Lists;
    const data = lists[name];
    return data === undefined
      ? Response.json({ code: 503, msg: 'Not now', data: null }, { status: 503 })
      : Response.json({ code: 200, msg: '', data });
  });
}

async function open() {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/covidqusetion']}>
        <PageStack routes={PAGES} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

// First, as a list that has come once stays on screen when it fails later.
test('a failed list is reported and can be retried; the other one stays', async () => {
  serve({ problem: [entry('swab')] });
  await open();
  expect(await screen.findByText('The questions could not be loaded')).toBeTruthy();
  expect(questions()).toEqual(['swab question']);
  serve({ problem: [entry('swab')], usualProblem: [entry('booking')] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('booking question')).toBeTruthy();
  expect(screen.queryByText('The questions could not be loaded')).toBeNull();
});

test('shows both lists in their groups, in the present language', async () => {
  serve({ problem: [entry('swab')], usualProblem: [entry('booking')] });
  await open();
  await screen.findByRole('heading', { name: 'About COVID-19 testing' });
  expect(questions()).toEqual(['swab question', 'booking question']);
  expect(screen.getByText('swab answer').closest('details')?.open).toBe(false);
  await act(() => setLanguage('tw'));
  expect(questions()).toEqual(['swab 問題', 'booking 問題']);
  await act(() => setLanguage('zh'));
  expect(screen.getByText('swab 答')).toBeTruthy();
});

test('empty lists say so', async () => {
  serve({ problem: [], usualProblem: [] });
  await open();
  expect(await screen.findByText('There are no questions here at present')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});
