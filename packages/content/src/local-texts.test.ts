import { expect, test } from 'vitest';
import { type Language, localTexts } from './testing/local-texts.ts';
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

/** What is read of a text: without markup, plain or html-encoded, and names of facts; nothing of an address. */
function wordsOf(text: string): string {
  if (/^(?:https?:\/\/|#?\/|tel:|mailto:)\S+$/.test(text)) return '';
  const markup = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return markup.replace(/<\/?[a-z][^>]*>|&[a-z]+;|&#\d+;|\{[a-z]+\}/gi, ' ');
}

const isAbbreviation = (word: string) => word.length <= 6 && /.[A-Z]/.test(word);

const wrong = (languages: readonly Language[], findings: (words: string) => string[]) =>
  localTexts
    .filter(({ language }) => languages.includes(language))
    .flatMap(({ where, language, text }) =>
      findings(wordsOf(text)).map((finding) => `${where} ${language}: ${finding} in “${text}”`),
    );

test('there are texts of every folder', () => {
  for (const folder of ['sample', 'packages'])
    expect(
      localTexts.some(({ where }) => where.startsWith(`../${folder}/`)),
      folder,
    ).toBe(true);
});

test('no text is empty or broken', () => {
  expect(localTexts.filter(({ text }) => isEmptyOrBroken(text))).toEqual([]);
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
