import { expect, test } from 'vitest';
import {
  fromWireLanguage,
  HTML_LANG,
  LANGUAGES,
  languageFromHeader,
  localised,
  parseLanguage,
  toWireLanguage,
} from './language.ts';

test('an unknown stored value counts as traditional Chinese', () => {
  expect(LANGUAGES.map(parseLanguage)).toEqual(['tw', 'zh', 'en']);
  for (const value of [undefined, null, '', 'EN', 'fr', 'tc', 1, {}]) expect(parseLanguage(value)).toBe('tw');
});

test('wire codes go both ways', () => {
  expect(LANGUAGES.map(toWireLanguage)).toEqual(['tc', 'sc', 'en']);
  for (const language of LANGUAGES) expect(fromWireLanguage(toWireLanguage(language))).toBe(language);
  expect(fromWireLanguage('toString')).toBe('tw');
  expect(fromWireLanguage(undefined)).toBe('tw');
});

test('a language-dependent field is read by its suffix', () => {
  const point = { servPt: '甲', servPtCht: '觀塘', servPtChs: '观塘', servPtEng: 'Kwun Tong', tel: '1' };
  expect(LANGUAGES.map((language) => localised(point, 'servPt', language))).toEqual([
    '觀塘',
    '观塘',
    'Kwun Tong',
  ]);
});

test('every language has a tag for the page', () => {
  expect(LANGUAGES.map((language) => HTML_LANG[language])).toEqual(['zh-Hant-HK', 'zh-Hans-CN', 'en-HK']);
});

test.each([
  [undefined, 'tw'],
  ['', 'tw'],
  ['*', 'tw'],
  ['fr-FR', 'tw'],
  ['zh-Hant', 'tw'],
  ['zh-Hans', 'zh'],
  ['en', 'en'],
  ['zh-HK', 'tw'],
  ['zh-TW,zh;q=0.9,en;q=0.8', 'tw'],
  ['zh-CN,zh;q=0.9', 'zh'],
  ['zh-Hant-CN', 'tw'],
  ['yue-HK', 'tw'],
  ['EN-gb', 'en'],
  ['fr, en;q=0.5, zh-HK;q=0.7', 'tw'],
  ['en;q=0, zh-CN;q=0.1', 'zh'],
  ['en;q=abc, zh-CN', 'zh'],
  ['english', 'tw'],
])('Accept-Language %s is %s', (header, language) => {
  expect(languageFromHeader(header)).toBe(language);
});
