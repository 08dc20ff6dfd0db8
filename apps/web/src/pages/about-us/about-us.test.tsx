import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../../features/company/testing/open-page.tsx';
import { setLanguage, startLanguage } from '../../language/language.ts';

beforeAll(startLanguage);
beforeEach(async () => {
  await setLanguage('en');
  await openPage('/AboutUs?index=2-1');
});
afterEach(cleanup);

const page = () => document.querySelector('[data-page="/AboutUs"]')?.textContent ?? '';
const milestones = (name: string | RegExp) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

test('the timeline shows exactly nine years in order', () => {
  const years = milestones('Our history').map((entry) => entry.querySelector('time')?.textContent);
  expect(years).toEqual(['1976', '2003', '2008', '2011', '2014', '2016', '2017', '2018', '2020']);
});

test('2016 names the central lab and the R&D centre', async () => {
  expect(milestones('Our history')[5]?.textContent).toMatch(/^2016.*central lab and R&D centre/i);
  await act(() => setLanguage('tw'));
  // The document of the tests puts a space between the phrases of a heading; a browser does not.
  expect(milestones(/^發展 ?歷程$/)[5]?.textContent).toMatch(/^2016.*中央化驗室.*研發中心/);
});

test('the page says what the laboratory is, where it is and to whom it belongs', () => {
  expect(page()).toMatch(/medical diagnostics laboratory in Hong Kong and part of the larger/);
  expect(page()).toContain('822S');
});

test('the three numbers of places appear once', async () => {
  for (const text of ['6 collection centres', '5 community testing centres', '9 testing stations']) {
    expect(page().split(text)).toHaveLength(2);
  }
  await act(() => setLanguage('zh'));
  expect(page()).toMatch(/6 家采样中心.*5 家社区检测中心.*9 个检测站/);
});
