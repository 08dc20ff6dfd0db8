import { forgetServerState } from '@phial/browser/server-state/server-state';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { findRoute, ROUTES } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';

const HOME = ROUTES.filter(({ path }) => path === '/');

beforeAll(() => Promise.all([startWithAllWords(), ...HOME.map(({ load }) => load())]));
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  forgetServerState();
  vi.restoreAllMocks();
});

const headlines = (name = 'News') => within(screen.getByRole('region', { name })).getAllByRole('listitem');

async function open(answer: (url: string) => Response) {
  const call = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => answer(String(url)));
  await act(async () => {
    render(
      <MemoryRouter>
        <PageStack routes={HOME} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
  await waitFor(() => expect(call).toHaveBeenCalled());
  return call;
}

test('slides come from the server; the page works without them', async () => {
  const call = await open(() => Response.json({ code: 503, msg: 'Not now', data: null }, { status: 503 }));
  const calls = ['homeCarousel/listAll', 'news/all'].map((name) => `/api/official/${name}`);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(3));
  expect(call.mock.calls.map(([url]) => String(url)).sort()).toEqual([
    ...calls,
    '/api/system/manage/index/list',
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull();
  expect(screen.getByRole('region', { name: 'News' })).toBeTruthy();
});

test('shows notices and news', async () => {
  const texts = { tw: '通告', zh: '通告', en: 'Typhoon' };
  const texted = (name: string) =>
    Object.fromEntries(Object.entries(texts).map(([l, text]) => [l + name, text]));
  const news = {
    newsId: '4',
    date: '2022-12-31',
    ...texted('Title'),
    ...texted('Summary'),
    ...texted('Text'),
  };
  const notice = { id: 'n', code: '', sortNum: 1, ...texted('Name'), ...texted('Content') };
  await open((url) => {
    const data = url.includes('/news/')
      ? [{ ...news, picUrl: '' }]
      : url.includes('/manage/')
        ? [notice]
        : [];
    return Response.json({ code: 200, msg: '', data });
  });
  const notices = await screen.findByRole('region', { name: 'Notices' });
  expect(within(notices).getByRole('heading', { name: 'Typhoon' })).toBeTruthy();
  await waitFor(() => expect(headlines()).toHaveLength(1));
  expect(headlines()[0]?.textContent).toBe('2022-12-31Typhoon');
  await act(() => setLanguage('tw'));
  expect(headlines('最新消息')[0]?.textContent).toBe('2022-12-31通告');
});

test('every section of the site is one click away, and every address exists', async () => {
  await open(() => Response.json({ code: 503, msg: 'Not now', data: null }, { status: 503 }));
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(paths).toEqual(
    expect.arrayContaining([
      '/AboutUs?index=2-1',
      '/ensure?index=2-2',
      '/contactUs?index=6-1',
      '/bloodcenter?index=6-2',
      '/packageItem?index=4-1',
      '/testItem?index=4-1',
      '/grassrootReserve?index=8',
      '/doctorService?index=9-3',
      '/news?index=5',
      '/recruitment?index=7',
    ]),
  );
  expect(paths.filter((path) => findRoute(ROUTES, path.replace(/\?.*/, '')) === undefined)).toEqual([]);
  expect(document.querySelectorAll('section[id="home"], section[id="about"]')).toHaveLength(2);
  expect(document.body.textContent).toContain('822S');
});
