import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import type { Route } from '../../routes.ts';
import { type Page, usePage } from '../page.ts';
import { PageStack } from './page-stack.tsx';

beforeAll(startWithAllWords);
beforeEach(async () => {
  await setLanguage('en');
  log.length = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the effects of the pages did. */
const log: string[] = [];
/** The pages' own view of themselves, as of their last render. */
const pages: Record<string, Page> = {};

function TestPage({ name }: { name: string }) {
  const page = usePage();
  pages[name] = page;
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    log.push(`${name} starts`);
    return () => {
      log.push(`${name} stops`);
    };
  }, [name]);
  return (
    <>
      <h1>{name}</h1>
      <input
        aria-label={`answer on ${name}`}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <output>{page.params.toString()}</output>
      <section id="about">
        <h2>About {name}</h2>
      </section>
    </>
  );
}

const Home = () => <TestPage name="home" />;
const News = () => <TestPage name="news" />;
const Contact = () => <TestPage name="contact" />;
const Job = () => <TestPage name="job" />;

const ROUTES: readonly Route[] = [
  { path: '/', title: 'home', load: async () => ({ Page: Home }) },
  { path: '/news', title: 'news', load: async () => ({ Page: News }) },
  { path: '/contactUs', title: 'contactUs', load: async () => ({ Page: Contact }) },
  {
    path: '/recruitmentDetail',
    title: 'recruitmentDetail',
    fresh: true,
    load: async () => ({ Page: Job }),
  },
];

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const LINKS = [
  '/',
  '/news',
  '/contactUs?index=6-1',
  '/recruitmentDetail?id=1',
  '/recruitmentDetail?id=2',
  '/zzz',
  '/?name=about',
];

async function open(address: string, routes = ROUTES) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]}>
        {LINKS.map((to) => (
          <Link key={to} to={to}>
            {to}
          </Link>
        ))}
        <Address />
        <PageStack routes={routes} />
      </MemoryRouter>,
    ),
  );
}

const go = (to: string) => act(() => userEvent.click(screen.getByRole('link', { name: to })));
const address = () => screen.getByTestId('address').textContent;
const answer = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `answer on ${name}` });
const inPage = (act_: () => void) => act(async () => act_());

describe('the page cache', () => {
  test('a hidden page keeps its input and its own address', async () => {
    await open('/news?index=5&page=2');
    await userEvent.type(answer('news'), 'glucose');
    await go('/contactUs?index=6-1');
    expect(screen.queryByRole('textbox', { name: 'answer on news' })).toBeNull();
    expect(pages.news?.active).toBe(false);
    expect(pages.news?.params.get('page')).toBe('2');
    expect(pages.contact?.active).toBe(true);
    await go('/news');
    expect(answer('news').value).toBe('glucose');
    expect(pages.news?.active).toBe(true);
    expect(pages.news?.params.toString()).toBe('');
  });

  test('a page is told whether the visitor comes from another one', async () => {
    await open('/news?index=5');
    expect(pages.news?.returned).toBe(false);
    await go('/contactUs?index=6-1');
    await go('/news');
    expect(pages.news?.returned).toBe(true);
    await inPage(() => pages.news?.open('?index=5&tab=begin'));
    expect(pages.news?.returned).toBe(false);
  });

  test('effects of a hidden page are stopped and started again', async () => {
    await open('/news');
    await go('/contactUs?index=6-1');
    await go('/news');
    expect(log).toEqual(['news starts', 'news stops', 'contact starts', 'contact stops', 'news starts']);
  });

  test('an uncached page starts afresh for each query and each visit', async () => {
    await open('/recruitmentDetail?id=1');
    await userEvent.type(answer('job'), 'one');
    await go('/recruitmentDetail?id=2');
    expect(answer('job').value).toBe('');
    expect(pages.job?.params.get('id')).toBe('2');
    await userEvent.type(answer('job'), 'two');
    await go('/news');
    expect(screen.queryByText('job')).toBeNull();
    await go('/recruitmentDetail?id=2');
    expect(answer('job').value).toBe('');
  });

  test('shows the home page for an unknown address', async () => {
    await open('/news');
    await go('/zzz');
    expect(address()).toBe('/');
    expect(screen.getByRole('heading', { name: 'home' })).toBeDefined();
  });
});

describe('what a page may do with its address', () => {
  test('it opens its own queries and other pages', async () => {
    await open('/news?index=5');
    await inPage(() => pages.news?.open('?index=5&tab=begin'));
    expect(address()).toBe('/news?index=5&tab=begin');
    expect(pages.news?.params.get('tab')).toBe('begin');
    await inPage(() => pages.news?.open('/contactUs?index=6-1'));
    expect(address()).toBe('/contactUs?index=6-1');
  });

  test('from the background it changes only what it will show on return', async () => {
    await open('/news?index=5');
    const begunInNews = pages.news;
    await go('/contactUs?index=6-1');
    await inPage(() => begunInNews?.open('/news?index=5&tab=success'));
    await inPage(() => begunInNews?.open('/'));
    expect(address()).toBe('/contactUs?index=6-1');
    expect(pages.news?.params.get('tab')).toBe('success');
    expect(pages.news?.active).toBe(false);
  });
});

describe('the window’s title', () => {
  test('follows page and language; what happens in the background does not change it', async () => {
    await open('/news');
    expect(document.title).toBe('News – Harbour Diagnostics Laboratory');
    await inPage(() => pages.news?.setTitle('Article'));
    expect(document.title).toBe('Article – Harbour Diagnostics Laboratory');
    await go('/contactUs?index=6-1');
    expect(document.title).toBe('Contact us – Harbour Diagnostics Laboratory');
    await inPage(() => pages.news?.setTitle('Another article'));
    expect(document.title).toBe('Contact us – Harbour Diagnostics Laboratory');
    await act(() => setLanguage('tw'));
    expect(document.title).toBe('聯絡我們 – 海港醫學診斷所');
    await go('/');
    expect(document.title).toBe('海港醫學診斷所');
  });

  test('a page outside the cache leaves none behind', async () => {
    await open('/recruitmentDetail?id=1');
    await inPage(() => pages.job?.setTitle('Courier'));
    await go('/news');
    await go('/recruitmentDetail?id=2');
    expect(document.title).toBe('Vacancy – Harbour Diagnostics Laboratory');
  });

  test('begins with Error: while a form of the page on screen has mistakes', async () => {
    await open('/news?index=5');
    await inPage(() => pages.news?.setInvalid(true));
    expect(document.title).toBe('Error: News – Harbour Diagnostics Laboratory');
    await go('/contactUs?index=6-1');
    expect(document.title).toBe('Contact us – Harbour Diagnostics Laboratory');
    await go('/news');
    await inPage(() => pages.news?.setInvalid(false));
    expect(document.title).toBe('News – Harbour Diagnostics Laboratory');
  });

  test('is announced to screen readers after a navigation, not at the start', async () => {
    await open('/news');
    const announced = () => screen.getAllByRole('status')[0]?.textContent;
    expect(announced()).toBe('');
    await go('/contactUs?index=6-1');
    expect(announced()).toBe('Page: Contact us');
  });
});

describe('scroll and focus', () => {
  test('the first page of a visit leaves both alone', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await open('/news');
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  test('a navigation scrolls to the top and focuses the heading, even on the same page', async () => {
    const scroll = vi.spyOn(window, 'scrollTo');
    await open('/news');
    await go('/contactUs?index=6-1');
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, left: 0, behavior: 'instant' });
    expect(document.activeElement?.textContent).toBe('contact');
    await go('/contactUs?index=6-1');
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(document.activeElement?.textContent).toBe('contact');
  });

  test('a query that mirrors the screen leaves both alone', async () => {
    await open('/news');
    await userEvent.type(answer('news'), 'a');
    const scroll = vi.spyOn(window, 'scrollTo');
    await inPage(() => pages.news?.open('?search=a', { replace: true }));
    expect(address()).toBe('/news?search=a');
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(answer('news'));
  });

  test('changing the language leaves both alone', async () => {
    await open('/news');
    await userEvent.type(answer('news'), 'a');
    const scroll = vi.spyOn(window, 'scrollTo');
    await act(() => setLanguage('zh'));
    expect(scroll).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(answer('news'));
  });

  test('the home page scrolls to the section the query names and ignores unknown names', async () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await open('/?name=zzz');
    expect(into).not.toHaveBeenCalled();
    await go('/?name=about');
    expect(into.mock.contexts).toEqual([document.querySelector('section#about')]);
    expect(document.activeElement?.textContent).toBe('About home');
  });
});

test('a page that does not load can be retried, and the others stay', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ Page: Contact })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open('/contactUs', [...ROUTES.slice(0, 2), { path: '/contactUs', title: 'contactUs', load }]);
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('heading', { name: 'contact' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
