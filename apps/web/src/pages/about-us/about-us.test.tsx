// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }

import { startAnsweringApi } from '@phial/browser/testing/answering-api';
import { samplePages } from '@phial/content/testing/sample-pages';
import type { CompanyPages } from '@phial/contract/content/page-bodies';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage } from '../../language/language.ts';
import { startWithAllWords } from '../../language/testing/all-words.ts';

let api: Awaited<ReturnType<typeof startAnsweringApi>>;
const PAGES = 'GET /official/page/all';

/** What the server answers: the sample's pages, or others. */
const publish = (data: CompanyPages) => api.answer({ [PAGES]: () => ({ code: 200, msg: '', data }) });

beforeAll(async () => {
  api = await startAnsweringApi();
  await startWithAllWords();
});
beforeEach(() => setLanguage('en'));
afterEach(cleanup);
afterAll(() => api.close());

async function open(pages: CompanyPages = samplePages) {
  publish(pages);
  await openPage('/AboutUs?index=2-1');
  await screen.findByRole('region', { name: 'Who we are' });
}

const page = () => document.querySelector('[data-page="/AboutUs"]')?.textContent ?? '';
const milestones = (name: string | RegExp) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

test('the timeline shows exactly nine years in order', async () => {
  await open();
  const years = milestones('Our history').map((entry) => entry.querySelector('time')?.textContent);
  expect(years).toEqual(['1976', '2003', '2008', '2011', '2014', '2016', '2017', '2018', '2020']);
});

test('2016 names the central lab and the R&D centre', async () => {
  await open();
  expect(milestones('Our history')[5]?.textContent).toMatch(/^2016.*central lab and R&D centre/i);
  await act(() => setLanguage('tw'));
  // The document of the tests puts a space between the phrases of a heading; a browser does not.
  expect(milestones(/^發展 ?歷程$/)[5]?.textContent).toMatch(/^2016.*中央化驗室.*研發中心/);
});

test('the page says what the laboratory is, where it is and to whom it belongs', async () => {
  await open();
  expect(page()).toMatch(/medical diagnostics laboratory in Hong Kong and part of the larger/);
  expect(page()).toContain('822S');
});

test('the three numbers of places appear once', async () => {
  await open();
  for (const text of ['6 collection centres', '5 community testing centres', '9 testing stations']) {
    expect(page().split(text)).toHaveLength(2);
  }
  await act(() => setLanguage('zh'));
  expect(page()).toMatch(/6 家采样中心.*5 家社区检测中心.*9 个检测站/);
});

test('a page that is not published says so', async () => {
  publish({});
  await openPage('/AboutUs?index=2-1');
  expect(await screen.findByText(/has not been published yet/)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Who we are' })).toBeNull();
});

test('a page that did not arrive can be asked for again', async () => {
  api.answer({});
  await openPage('/AboutUs?index=2-1');
  const again = await screen.findByRole('button', { name: 'Try again' });
  publish(samplePages);
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Who we are' })).toBeDefined();
});

test('a list without entries has no heading, and the laboratory’s picture stands in place of the drawing', async () => {
  const text = { tw: '檢驗所大樓', zh: '实验室大楼', en: 'The laboratory building' };
  const aboutUs = { ...samplePages.aboutUs, milestones: [], pictureUrl: '/uploads/a', pictureText: text };
  await open({ aboutUs } as CompanyPages);
  expect(screen.queryByRole('region', { name: 'Our history' })).toBeNull();
  expect(screen.getByRole('img', { name: text.en }).getAttribute('src')).toBe('/uploads/a');
});

test('the heading keeps the focus of whoever has just come when the page arrives', async () => {
  const arrived = Promise.withResolvers<void>();
  api.answer({
    [PAGES]: async () => {
      await arrived.promise;
      return { code: 200, msg: '', data: samplePages };
    },
  });
  await openPage('/AboutUs?index=2-1');
  const heading = await screen.findByRole('heading', { level: 1 });
  heading.focus();
  arrived.resolve();
  await screen.findByRole('region', { name: 'Who we are' });
  expect(document.activeElement).toBe(heading);
});
