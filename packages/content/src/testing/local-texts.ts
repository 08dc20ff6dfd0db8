/// <reference types="vite/types/importMeta.d.ts" />

export type Language = 'tw' | 'zh' | 'en';

export interface FoundText {
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
  ['../{sample,packages,structured-data}/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const sources = import.meta.glob<string>(['../{sample,packages,structured-data}/**/*.ts', '!**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

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

const seen = new Set<unknown>();
/** Every text in three languages outside the message catalogues. */
export const localTexts: readonly FoundText[] = [
  ...Object.entries(modules).flatMap(([file, exported]) => textsIn(exported, file, seen)),
  ...Object.entries(sources).flatMap(([file, source]) => textsWritten(source, file)),
];
