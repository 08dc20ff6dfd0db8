/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import {
  chineseSigns,
  englishMarks,
  isEmptyOrBroken,
  latinWords,
  simplifiedCharacters,
  traditionalCharacters,
} from './testing/writing.ts';

/** Latin words a Chinese text may carry besides abbreviations such as HbA1c, IgE or DNA. */
const ALLOWED_LATIN = new Set(['Abs', 'Jo', 'Rh', 'Scl', 'Sm', 'Xa']);

type Language = 'tw' | 'zh' | 'en';

interface FoundText {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}

/** The field names under which this folder keeps a text in three languages. */
const LANGUAGE_OF_FIELD: ReadonlyMap<string, Language> = new Map<string, Language>([
  ['tw', 'tw'],
  ['zh', 'zh'],
  ['en', 'en'],
  ['cht', 'tw'],
  ['chs', 'zh'],
  ['eng', 'en'],
]);

const modules = import.meta.glob<Record<string, unknown>>(
  ['./{pages,news,jobs,sample,packages,structured-data}/**/*.ts', './site.ts', '!**/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['./{pages,news,jobs,sample,packages,structured-data}/**/*.ts', './site.ts', '!**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Texts in whatever a module exports, however deep; `seen` spares what several modules share. */
function textsIn(part: unknown, where: string, seen: Set<unknown>): FoundText[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([key, value]) => {
    const language = LANGUAGE_OF_FIELD.get(key);
    if (language && typeof value === 'string') return [{ where: `${where}.${key}`, language, text: value }];
    return textsIn(value, `${where}.${key}`, seen);
  });
}

/** Texts as they are written, for what a module keeps to itself or makes in a function. */
function textsWritten(source: string, where: string): FoundText[] {
  const literals = source.matchAll(/\b(tw|zh|en|cht|chs|eng):\s*(['"`])((?:\\.|(?!\2).)*)\2/gs);
  return [...literals].flatMap(([, field = '', , written = '']) => {
    const language = LANGUAGE_OF_FIELD.get(field);
    const text = written
      .replace(/\$\{[^}]*\}/g, '1')
      .replace(/\\n/g, '\n')
      .replace(/\\(.)/g, '$1');
    return language ? [{ where: `${where} (source)`, language, text }] : [];
  });
}

/** What is read of a text: without markup, plain or html-encoded; nothing of an address. */
function wordsOf(text: string): string {
  if (/^(?:https?:\/\/|#?\/|tel:|mailto:)\S+$/.test(text)) return '';
  const markup = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return markup.replace(/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;/gi, ' ');
}

const isAbbreviation = (word: string) => word.length <= 6 && /.[A-Z]/.test(word);

const seen = new Set<unknown>();
const found = [
  ...Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file, seen)),
  ...Object.entries(sources).flatMap(([file, source]) => textsWritten(source, file)),
];

const wrong = (languages: readonly Language[], findings: (words: string) => string[]) =>
  found
    .filter(({ language }) => languages.includes(language))
    .flatMap(({ where, language, text }) =>
      findings(wordsOf(text)).map((finding) => `${where} ${language}: ${finding} in “${text}”`),
    );

test('there are texts of every folder', () => {
  for (const folder of ['pages', 'news', 'jobs', 'sample', 'packages'])
    expect(
      found.some(({ where }) => where.startsWith(`./${folder}/`)),
      folder,
    ).toBe(true);
});

test('no text is empty or broken', () => {
  expect(found.filter(({ text }) => isEmptyOrBroken(text))).toEqual([]);
});

test('traditional texts have no simplified characters', () => {
  expect(wrong(['tw'], simplifiedCharacters)).toEqual([]);
});

test('simplified texts have no traditional characters', () => {
  expect(wrong(['zh'], traditionalCharacters)).toEqual([]);
});

test('Chinese texts have no English left', () => {
  const english = (text: string) =>
    latinWords(text).filter((word) => !ALLOWED_LATIN.has(word) && !isAbbreviation(word));
  expect(wrong(['tw', 'zh'], english)).toEqual([]);
});

test('Chinese sentences end in Chinese marks', () => {
  expect(wrong(['tw', 'zh'], englishMarks)).toEqual([]);
});

test('English texts have no Chinese', () => {
  expect(wrong(['en'], chineseSigns)).toEqual([]);
});
