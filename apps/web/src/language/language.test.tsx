import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage, startLanguage, useLanguage, useMessages } from './language.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(cleanup);

/** A small site: its words, its language, and an answer to lose. */
function Site() {
  const language = useLanguage();
  const { home } = useMessages().shell.menu;
  const [answer, setAnswer] = useState('');
  return (
    <>
      <output>{`${language} ${home}`}</output>
      <input value={answer} onChange={(event) => setAnswer(event.target.value)} />
    </>
  );
}

async function open() {
  await startLanguage();
  render(<Site />);
}

const choose = (language: 'tw' | 'zh' | 'en') => act(() => setLanguage(language));
const shown = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox');

test('uses traditional Chinese when no known language is stored', async () => {
  await open();
  expect(shown()).toBe('tw 主頁');
  expect(document.documentElement.lang).toBe('zh-Hant-HK');
  cleanup();
  localStorage.setItem('lang', 'fr');
  await open();
  expect(shown()).toBe('tw 主頁');
});

test('uses the stored language', async () => {
  localStorage.setItem('lang', 'zh');
  await open();
  expect(shown()).toBe('zh 首页');
  expect(document.documentElement.lang).toBe('zh-Hans-CN');
});

test('stores a change of language and keeps what was typed', async () => {
  await open();
  await userEvent.type(input(), '陳');
  await choose('en');
  expect(shown()).toBe('en Home');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(document.documentElement.lang).toBe('en-HK');
  expect(input().value).toBe('陳');
});

test('follows a change made in another tab', async () => {
  await open();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lang', newValue: 'en' }));
    await vi.dynamicImportSettled();
  });
  expect(shown()).toBe('en Home');
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'zh' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await vi.dynamicImportSettled();
  });
  expect(shown()).toBe('tw 主頁');
});

test('the last of two quick choices wins', async () => {
  await open();
  await act(() => Promise.all([setLanguage('zh'), setLanguage('en')]));
  expect(shown()).toBe('en Home');
  expect(localStorage.getItem('lang')).toBe('en');
});
