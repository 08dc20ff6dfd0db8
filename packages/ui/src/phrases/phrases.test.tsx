import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Headings, TEXTS } from './phrases.stories.tsx';
import { phrasesOf } from './phrases-of.ts';

afterEach(cleanup);

test.each([
  ['更正啟事：四項化驗報告的認可標誌', '更正|啟事：|四項|化驗|報告的|認可|標誌'],
  ['更正启事：四项检验报告的认可标志', '更正|启事：|四项|检验|报告的|认可|标志'],
  ['醫學化驗，每一步都清清楚楚', '醫學|化驗，|每一步都|清清楚楚'],
  ['新冠病毒（COVID-19）檢測', '新冠|病毒（COVID-19）|檢測'],
  ['無障礙', '無障礙'],
  ['Our second laboratory opens', 'Our second laboratory opens'],
  ['', ''],
])('%s breaks between words only', (text, parts) => {
  expect(
    phrasesOf(text)
      .map(({ phrase }) => phrase)
      .join('|'),
  ).toBe(parts);
});

test('the text stays one text to find and to copy', () => {
  render(<Headings />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(Object.values(TEXTS));
});

test('a part longer than a line of a narrow window may break', () => {
  const parts = phrasesOf('檢驗 Dehydroepiandrosterone 測試').filter(({ breakable }) => breakable);
  expect(parts.map(({ phrase }) => phrase.trim())).toEqual(['Dehydroepiandrosterone']);
});

test('the phrases are one child of what they stand in, so that a gap between children stays outside them', () => {
  render(<Headings />);
  const [chinese] = screen.getAllByRole('heading');
  expect(chinese?.children).toHaveLength(1);
});
