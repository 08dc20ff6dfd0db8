import { storedLanguage } from '@phial/browser/language/stored-language';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLanguageFromAddress } from './address-language.ts';

const open = (address: string) => {
  window.location.href = `http://site.example${address}`;
  takeLanguageFromAddress();
  return window.location.href.replace('http://site.example', '');
};

let home: string;
beforeEach(() => {
  home = window.location.href;
  localStorage.clear();
});
afterEach(() => {
  window.location.href = home;
});

test.each(['tw', 'zh', 'en'] as const)(
  'a link may say %s, which is kept and leaves the address',
  (language) => {
    localStorage.setItem('lang', language === 'en' ? 'zh' : 'en');
    expect(open(`/?from=card&lang=${language}#/newsDetail?index=5&id=1`)).toBe(
      '/?from=card#/newsDetail?index=5&id=1',
    );
    expect(storedLanguage()).toBe(language);
  },
);

test.each(['fr', '', 'EN', 'en-HK', '<b>'])('%j is no language and changes nothing', (value) => {
  localStorage.setItem('lang', 'zh');
  expect(open(`/?lang=${encodeURIComponent(value)}#/news`)).toBe('/#/news');
  expect(localStorage.getItem('lang')).toBe('zh');
});

test('without it, or with one behind the hash, nothing happens', () => {
  expect(open('/#/news?index=5&lang=en')).toBe('/#/news?index=5&lang=en');
  expect(localStorage.getItem('lang')).toBeNull();
});
