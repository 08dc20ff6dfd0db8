import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import type { Route } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';
import { DoctorService } from './doctor-service.tsx';

beforeAll(startWithAllWords);
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await setLanguage('en');
});

const ROUTES: readonly Route[] = [
  { path: '/', title: 'home', load: async () => ({ Page: () => <h1>Start</h1> }) },
  {
    path: '/doctorService',
    title: 'doctorService',
    load: async () => ({ Page: DoctorService }),
  },
];

let go: (to: string) => void;
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return <output>{pathname + search}</output>;
}

const address = () => document.querySelector('output')?.textContent;
const frame = async () => (await screen.findByTitle(/Doctor area/)) as HTMLIFrameElement;
const post = (data: unknown, origin = location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));

async function open(query = '') {
  await act(() => setLanguage('en'));
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[`/doctorService${query}`]}>
        <PageStack routes={ROUTES} />
        <Address />
      </MemoryRouter>,
    );
  });
  return frame();
}

test('shows the page of the index, and another one when it changes', async () => {
  expect((await open('?index=9-1')).getAttribute('src')).toBe('/admin/doctor/home');
  await act(async () => go('/doctorService?index=9-3'));
  await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/admin/doctor/reports'));
  await act(async () => go('/doctorService'));
  await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/admin/doctor/orders'));
});

test('goes home when the frame asks for it, and for no other sender', async () => {
  await open('?index=9-3');
  await post({ action: 'toHome' }, 'https://evil.example');
  for (const data of [{ action: 'x' }, 'toHome', null, 7]) await post(data);
  expect(address()).toBe('/doctorService?index=9-3');
  await post({ action: 'toHome' });
  await screen.findByRole('heading', { name: 'Start' });
  expect(address()).toBe('/?name=home&index=1');
});

test('stops listening once it is left', async () => {
  await open();
  await act(async () => go('/?index=1'));
  await screen.findByRole('heading', { name: 'Start' });
  await post({ action: 'toHome' });
  expect(address()).toBe('/?index=1');
});

/** What is posted into any frame of the document, from its first moment on. */
function postedIntoFrames(): unknown[] {
  const posted: unknown[] = [];
  const inside = { postMessage: (data: unknown, origin: string) => void posted.push([data, origin]) };
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside as never);
  return posted;
}

const languageMessages = (...languages: string[]) =>
  languages.map((language) => [{ action: 'changeLanguage', language }, location.origin]);

test('posts the language once when the frame has loaded, and at each change', async () => {
  const posted = postedIntoFrames();
  const element = await open();
  expect(posted).toEqual([]);
  act(() => void element.dispatchEvent(new Event('load')));
  expect(posted).toEqual(languageMessages('en_US'));
  for (const language of ['tw', 'zh', 'en'] as const) await act(() => setLanguage(language));
  expect(posted).toEqual(languageMessages('en_US', 'zh_TW', 'zh_CN', 'en_US'));
});

test('posts the language of the moment when another page of the frame has loaded', async () => {
  const posted = postedIntoFrames();
  const first = await open('?index=9-1');
  act(() => void first.dispatchEvent(new Event('load')));
  await act(async () => go('/doctorService?index=9-3'));
  await waitFor(async () => expect((await frame()).getAttribute('src')).toBe('/admin/doctor/reports'));
  await act(() => setLanguage('zh'));
  expect(posted).toEqual(languageMessages('en_US'));
  const second = document.querySelector('iframe') as HTMLIFrameElement;
  act(() => void second.dispatchEvent(new Event('load')));
  expect(posted).toEqual(languageMessages('en_US', 'zh_CN'));
});
