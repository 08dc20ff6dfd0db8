import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage, startLanguage } from '../../language/language.ts';
import { findRoute, ROUTES } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';

const HOME = ROUTES.filter(({ path }) => path === '/');

beforeAll(() => Promise.all([startLanguage(), ...HOME.map(({ load }) => load())]));
beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(answer: Response) {
  const call = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
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

test('the slides come from the call; the page stands without them (HOME-001)', async () => {
  const call = await open(Response.json({ code: 503, msg: 'Not now', data: null }, { status: 503 }));
  expect(call.mock.calls.map(([url]) => String(url))).toEqual(['/api/official/homeCarousel/listAll']);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Highlights' })).toBeNull();
});

test('what the site presents is one press away, and every address exists (HOME-011, HOME-015)', async () => {
  await open(Response.json({ code: 200, msg: '', data: [] }));
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
      '/newsDetail?index=5&id=1',
      '/newsDetail?index=5&id=2',
      '/newsDetail?index=5&id=3',
      '/recruitment?index=7',
    ]),
  );
  expect(paths.filter((path) => findRoute(ROUTES, path.replace(/\?.*/, '')) === undefined)).toEqual([]);
  expect(document.querySelectorAll('section[id="home"], section[id="about"]')).toHaveLength(2);
  expect(document.body.textContent).toContain('822S');
});
