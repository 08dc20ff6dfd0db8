// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { forgetServerState } from '@phial/browser/server-state/server-state';
import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { contentEntries } from '@phial/content/sample/content-entries';
import { SAMPLE_LABORATORY } from '@phial/content/sample/laboratory';
import type { NewsItem } from '@phial/contract/content/content';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';
import { ROUTES } from '../../routes.ts';
import { PageStack } from '../../shell/page-stack/page-stack.tsx';

const { news } = contentEntries;

const PAGES = ROUTES.filter(({ path }) => path.startsWith('/news') || path === '/covidintroduce');

const LIST = 'GET /official/news/all';

const WRITTEN: NewsItem = {
  newsId: '4',
  date: '2022-12-31',
  picUrl: '/uploads/abc',
  twTitle: '新服務',
  zhTitle: '新服务',
  enTitle: 'A new service',
  twSummary: '摘要',
  zhSummary: '摘要',
  enSummary: 'What is new',
  twText: '<p>內容</p>',
  zhText: '<p>内容</p>',
  enText: '<p>All <b>about</b> it</p><script>x()</script>',
};

/** The sample's news as the call answers them. */
const SAMPLE = news.map(
  ({ id, body: { date, title, summary, text } }): NewsItem => ({
    newsId: id,
    date,
    twTitle: title.tw,
    zhTitle: title.zh,
    enTitle: title.en,
    twSummary: summary.tw,
    zhSummary: summary.zh,
    enSummary: summary.en,
    twText: text.tw,
    zhText: text.zh,
    enText: text.en,
    picUrl: '',
  }),
);

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
beforeAll(async () => {
  api = await startAnsweringApi();
  await Promise.all([startWithAllWords(), ...PAGES.map(({ load }) => load())]);
});
beforeEach(() => {
  forgetServerState();
  api.answer({ [LIST]: () => ({ code: 200, msg: '', data: SAMPLE }) });
  return setLanguage('en');
});
afterEach(cleanup);
afterAll(() => api.close());

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/newsDetail?index=5&id=3">To the third</Link>
    </>
  );
}

async function open(address: string) {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Address />
        <PageStack routes={PAGES} />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
}

const follow = (name: string) =>
  act(async () => {
    await userEvent.click(screen.getByRole('link', { name }));
    await vi.dynamicImportSettled();
  });
const address = () => screen.getByTestId('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const words = () => document.querySelector('[data-page="/newsDetail"]')?.textContent ?? '';

test('three dated cards link to their articles', async () => {
  await open('/news?index=5');
  await screen.findByRole('heading', { level: 2, name: /^Amendment notice/ });
  const cards = [...document.querySelectorAll('[data-page="/news"] li')];
  const facts = cards.map((card) => [
    card.querySelector('time')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
    card.querySelectorAll('img').length,
  ]);
  expect(facts).toEqual([
    ['2023-02-18', '/newsDetail?index=5&id=1', 1],
    ['2022-02-26', '/newsDetail?index=5&id=2', 1],
    ['2022-02-20', '/newsDetail?index=5&id=3', 1],
  ]);
});

test.each([
  ['en', ['before 15 Feb 2023', 'HBV-DNA', 'Measles IgG', 'Varicella-zoster IgG', 'C-13 breath test']],
  ['tw', ['2023年2月15日前', 'HBV-DNA', '麻疹 IgG', '水痘', '碳-13', '誤用了認可標誌']],
  ['zh', ['2023年2月15日前', 'HBV-DNA', '麻疹 IgG', '水痘', '碳-13', '误用了认可标志']],
] as const)('the notice shows its facts and the phone line in %s', async (language, said) => {
  await setLanguage(language);
  await open('/newsDetail?index=5&id=1');
  await screen.findByRole('article');
  for (const fact of ['2023-02-18', SAMPLE_LABORATORY.phone.text[language], ...said])
    expect(words()).toContain(fact);
  expect(document.querySelector(`a[href="${SAMPLE_LABORATORY.phone.link}"]`)).not.toBeNull();
});

test.each([
  ['2', '2022-02-26', 'second laboratory', '第二間化驗室'],
  ['3', '2022-02-20', 'air-dome laboratory', '氣膜化驗室'],
])('article %s is about COVID testing and links to its introduction', async (id, date, en, tw) => {
  await open(`/newsDetail?index=5&id=${id}`);
  await screen.findByRole('article');
  for (const fact of [date, en, 'COVID nucleic acid testing in Hong Kong']) expect(words()).toContain(fact);
  await act(() => setLanguage('tw'));
  for (const fact of [date, tw, '核酸檢測', '香港']) expect(words()).toContain(fact);
  const link = screen.getByRole('link', { name: '認識新冠病毒檢測' });
  expect(link.getAttribute('href')).toBe('#/covidintroduce');
});

test('the window is named after the article, also after another id and another language', async () => {
  await open('/newsDetail?index=5&id=1');
  await waitFor(() => expect(document.title).toMatch(/^Amendment notice: .* – /));
  await follow('To the third');
  expect(heading()).toBe('Our air-dome laboratory opens for COVID nucleic acid testing');
  expect(document.title).toMatch(/^Our air-dome laboratory .* – /);
  await act(() => setLanguage('zh'));
  expect(document.title).toMatch(/^气膜实验室/);
});

test.each(['&id=4', '&id=01', '&id=', ''])(
  'shows "not found" with a way back for the id "%s"',
  async (query) => {
    await open(`/newsDetail?index=5${query}`);
    await screen.findByRole('heading', { name: 'This article was not found' });
    await follow('Back to the news');
    expect(address()).toBe('/news?index=5');
  },
);

test('an announcement by staff is listed by its day, and has a page', async () => {
  api.answer({ [LIST]: () => ({ code: 200, msg: '', data: [SAMPLE[0], WRITTEN, ...SAMPLE.slice(1)] }) });
  await open('/news?index=5');
  await screen.findByRole('link', { name: 'A new service' });
  const days = [...document.querySelectorAll('[data-page="/news"] time')].map((day) => day.textContent);
  expect(days).toEqual(['2023-02-18', '2022-12-31', '2022-02-26', '2022-02-20']);
  await follow('A new service');
  expect(address()).toBe('/newsDetail?index=5&id=4');
  await screen.findByRole('heading', { level: 1, name: 'A new service' });
  await waitFor(() => expect(document.title).toMatch(/^A new service – /));
  expect(words()).toContain('All about it');
  expect(words()).not.toContain('x()');
  await act(() => setLanguage('tw'));
  expect(words()).toContain('內容');
});

test('one that does not load can be retried', async () => {
  api.answer({ [LIST]: () => ({ code: 503, msg: 'busy' }) });
  await open('/newsDetail?index=5&id=4');
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer({ [LIST]: () => ({ code: 200, msg: '', data: [WRITTEN] }) });
  await userEvent.click(again);
  await screen.findByRole('heading', { level: 1, name: 'A new service' });
});

test('the list says when there are no news, and can be asked for again when it does not arrive', async () => {
  api.answer({ [LIST]: () => ({ code: 503, msg: 'busy' }) });
  await open('/news?index=5');
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer({ [LIST]: () => ({ code: 200, msg: '', data: [] }) });
  await userEvent.click(again);
  await screen.findByText('There are no announcements at the moment.');
});
