import { LANGUAGES } from '@phial/domain/language';
import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadSiteWords } from '../../language/catalogues.ts';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { ROUTES } from '../../routes.ts';
import { usePage } from '../page.ts';
import { pageDescription } from './page-description.ts';
import { PageStack } from './page-stack.tsx';

beforeAll(startWithAllWords);
afterEach(cleanup);

function Vacancy() {
  const { setTitle } = usePage();
  useEffect(() => setTitle('Courier'), [setTitle]);
  return <h1>Courier</h1>;
}

const shown = ROUTES.map((route) => ({
  ...route,
  load: async () => ({ Page: route.path === '/recruitmentDetail' ? Vacancy : () => <h1>{route.path}</h1> }),
}));

async function open(address: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <PageStack routes={shown} />
      </MemoryRouter>,
    );
  });
  return description();
}

const description = () => document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

test('the description follows the page and the language', async () => {
  await act(() => setLanguage('en'));
  const english = await open('/bloodcenter');
  expect(english).toMatch(/^Our collection centres in Hong Kong/);
  await act(() => setLanguage('tw'));
  expect(description()).toMatch(/^香港各採樣中心/);
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('a detail page names its subject', async () => {
  await act(() => setLanguage('en'));
  expect(await open('/recruitmentDetail?index=7&id=4')).toMatch(/^Courier: /);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('every route has one of its own, of at most 160 characters', async () => {
    const words = await loadSiteWords(language);
    const texts = ROUTES.map((route) => pageDescription(words, route, words.shell.titles[route.title]));
    expect(new Set(texts).size).toBe(ROUTES.length);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(160);
  });
});
