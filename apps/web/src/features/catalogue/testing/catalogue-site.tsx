import { currentNotices, dismissToast } from '@phial/browser/notices/notices';
import { givenPublished } from '@phial/browser/testing/given-published';
import { json, startLocalApi } from '@phial/browser/testing/local-api';
import { SAMPLE_PACKAGES_FILE } from '@phial/content/sample/packages';
import { samplePublished } from '@phial/content/testing/sample-published';
import { PACKAGES_FILE, type PublishedPackages } from '@phial/contract/content/package-bodies';
import type { TestItem } from '@phial/contract/content/test-item';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setLanguage } from '../../../language/language.ts';
import { startWithAllWords } from '../../../language/testing/all-words.ts';
import { ROUTES } from '../../../routes.ts';
import { PageStack } from '../../../shell/page-stack/page-stack.tsx';
import { PACKAGE_GROUPS, SUBJECTS } from './sample-tests.ts';

/** The visitor. Working out the style of every ancestor at every press would take most of a test's time. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

const PATHS = new Set(['/testItem', '/testItemDetail', '/packageItem', '/packageItemDetail']);
const LIST = '/api/rest/appointment/testItem/list';

/** The pages of the catalogue, each site with answers of its own. */
const PAGES = ROUTES.filter(({ path }) => PATHS.has(path)).map((route) => ({
  ...route,
  load: async () => {
    const { Page } = await route.load();
    return {
      Page: () => (
        <ForgetfulState>
          <Page />
        </ForgetfulState>
      ),
    };
  },
}));

/** A connection kept alive may be closed just as the next test uses it. */
const CLOSE = { connection: 'close' };

let answers = new QueryClient();

function ForgetfulState({ children }: { children?: ReactNode }) {
  const [client] = useState(answers);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Fetches the chunks of the pages once, so that no test waits for them. */
const loadPages = () => Promise.all(PAGES.map(({ load }) => load()));

/**
 * The catalogue in English, for all tests of a file, and a real HTTP server in place of its calls, with the packages of
 * the sample.
 */
export async function catalogueSite() {
  const api = await startCatalogueApi();
  await startWithAllWords();
  await loadPages();
  beforeEach(() => setLanguage('en'));
  afterEach(() => {
    cleanup();
    for (const { id } of currentNotices().toasts) dismissToast(id);
  });
  afterAll(() => api.close());
  return api;
}

async function startCatalogueApi() {
  const server = await startLocalApi();
  document.documentElement.dataset.apiPrefix = `${server.origin}/api`;
  givenPublished({ ...samplePublished, packages: server.origin + PACKAGES_FILE });
  const calls = () => server.received.map(({ url }) => new URL(url, server.origin));
  return {
    /**
     * Tests by the query of the call; `undefined` fails with 503. Forgets what was sent.
     * @param published the file of the packages; `none` fails with 503, too
     */
    answer(
      tests: (query: URLSearchParams) => readonly TestItem[] | undefined,
      published: PublishedPackages | 'none' = SAMPLE_PACKAGES_FILE,
    ) {
      server.reset();
      server.answer((response, request) => {
        const { pathname, searchParams } = new URL(request.url, server.origin);
        if (pathname === PACKAGES_FILE) {
          json(published, published === 'none' ? 503 : 200, CLOSE)(response, request);
          return;
        }
        const data = pathname === LIST ? tests(searchParams) : otherAnswer(pathname);
        const failed = data === undefined;
        json({ code: failed ? 503 : 200, msg: '', data }, failed ? 503 : 200, CLOSE)(response, request);
      });
    },
    /** The list calls so far, each with its query. */
    listCalls: () =>
      calls()
        .filter(({ pathname }) => pathname === LIST)
        .map(({ searchParams }) => Object.fromEntries(searchParams)),
    calls: () => calls().map(({ pathname, search }) => pathname.replace('/api', '') + search),
    close: () => server.close(),
  };
}

function otherAnswer(pathname: string): unknown {
  if (pathname.startsWith('/api/system/dict/')) return SUBJECTS;
  return pathname === '/api/official/packageItem/treeList' ? PACKAGE_GROUPS : undefined;
}

let now: { address: string; state: unknown } = { address: '', state: undefined };

function Address() {
  const { pathname, search, state } = useLocation();
  now = { address: pathname + search, state };
  return null;
}

/** Opens an address of the site in a fresh browser. */
export async function openSite(address: string, state?: unknown) {
  answers = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[{ pathname, search, state }]}>
        <Address />
        <PageStack routes={PAGES} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

/** Where the visitor is, and what came along. */
export const whereabouts = () => now;

/** The page on screen, among those kept in the background. */
export function page(): HTMLElement {
  const frame = [...document.querySelectorAll<HTMLElement>('[data-page]')].find(
    ({ dataset }) => dataset.page === now.address.split('?')[0],
  );
  if (frame === undefined) throw new Error(`no page at ${now.address}`);
  return frame;
}

/** The button of that name on the page: its label, else its words. */
export function button(name: string | RegExp): HTMLButtonElement {
  return named('button', name);
}

/** Follows the link of that name on the page. */
export function follow(name: string | RegExp): Promise<void> {
  return act(async () => {
    await user.click(named('a', name));
    await vi.dynamicImportSettled();
  });
}

/** By role this page of many controls would take seconds to search. */
function named<Tag extends 'a' | 'button'>(tag: Tag, name: string | RegExp): HTMLElementTagNameMap[Tag] {
  const found = [...page().querySelectorAll(tag)].find((element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent.trim();
    return typeof name === 'string' ? own === name : name.test(own);
  });
  if (found === undefined) throw new Error(`no ${tag} named ${name}`);
  return found;
}
