/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { type FoundText, type Language, localTexts } from './testing/local-texts.ts';

const guides = import.meta.glob<string>('../TRANSLATORS.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogues = import.meta.glob<string>('./messages/{tw,zh,en}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Term {
  readonly names: Record<Language, string>;
  readonly avoided: Record<Language, readonly string[]>;
}

const terms = readTerms(Object.values(guides).join());
/** Names of test items are the field’s own, and are found by what people type. */
const isTestItem = ({ where }: FoundText) => where.startsWith('../sample/test-items/');

const texts: readonly FoundText[] = [
  ...localTexts.filter((text) => !isTestItem(text)),
  ...Object.entries(catalogues).map(([file, source]) => ({
    where: file,
    language: languageOf(file),
    text: source.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, ''),
  })),
];

function readTerms(guide: string): Term[] {
  const section = guide.split('## One thing, one name')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) => {
    const [en = '', tw = '', zh = '', ...avoided] = row.split('|').slice(1, -1);
    const [notTw, notZh, notEn] = avoided.map(listed);
    return {
      names: { tw: tw.trim(), zh: zh.trim(), en: en.trim() },
      avoided: { tw: notTw ?? [], zh: notZh ?? [], en: notEn ?? [] },
    };
  });
}

/** The words of a cell: `轉介紙、轉介單`. */
function listed(cell: string): string[] {
  return cell
    .split('、')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function languageOf(file: string): Language {
  return file.startsWith('./messages/tw/') ? 'tw' : file.startsWith('./messages/zh/') ? 'zh' : 'en';
}

test('the guide for translators lists terms in three languages', () => {
  expect(terms.length).toBeGreaterThan(20);
});

test.each(['tw', 'zh'] as const)('%s uses every listed term', (language) => {
  const unused = terms
    .flatMap(({ names }) => listed(names[language]))
    .filter((name) => !texts.some((found) => found.language === language && found.text.includes(name)));
  expect(unused).toEqual([]);
});

test.each(['tw', 'zh', 'en'] as const)('%s has no other word for a listed term', (language) => {
  const avoided = terms.flatMap((term) => term.avoided[language]);
  const wrong = texts
    .filter((found) => found.language === language)
    .flatMap(({ where, text }) =>
      avoided
        .filter((word) => text.includes(word))
        .map((word) => `${where}: ${word} in “${around(text, word)}”`),
    );
  expect(wrong).toEqual([]);
});

test('English apostrophes are curly', () => {
  const straight = texts
    .filter(({ language, text }) => language === 'en' && /[a-z]'[a-z]/.test(text))
    .map(({ where, text }) => `${where}: ${text.match(/.{0,20}[a-z]'[a-z].{0,20}/)?.[0]}`);
  expect(straight).toEqual([]);
});

function around(text: string, word: string): string {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 12), at + word.length + 12).replaceAll('\n', ' ');
}
