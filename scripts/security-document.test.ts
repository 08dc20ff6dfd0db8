import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CONTEXT_WORDS } from '../apps/server/src/accounts/common-password.ts';
import { ASVS_REQUIREMENTS } from './asvs-requirements.ts';

const ROOT = new URL('../', import.meta.url);
const text = readFileSync(new URL('docs/security.md', ROOT), 'utf8');

/** The lines of the tables that begin with the number of a requirement. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => line.slice(2, -2).split(' | '))
  .map(([number = '', about = '', state = '', words = '', shown = '']) => ({
    number,
    about,
    state,
    words,
    shown,
  }));

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, in their order', () => {
    const required = Object.entries(ASVS_REQUIREMENTS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(required).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(required);
  });

  it('says of each whether it is met, and how or why not', () => {
    for (const { number, about, state, words } of rows) {
      expect(['met', '**not met**', 'does not apply'], number).toContain(state);
      expect(about, number).not.toBe('');
      expect(words, number).toMatch(/\w{3}.*[.]$/);
    }
  });

  it('names a file for each that is met, and every file exists', () => {
    for (const { number, state, shown } of rows) {
      const files = [...shown.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path);
      if (state === 'met') expect(files.length > 0 || shown.includes('this document'), number).toBe(true);
      for (const file of files) {
        expect(existsSync(fileURLToPath(new URL(`docs/${file}`, ROOT))), `${number}: ${file}`).toBe(true);
        expect(file, number).toMatch(/\.(?:test|spec)\.tsx?$|\.md$/);
      }
    }
  });

  it('has the words that a password is not made of', () => {
    const [, listed = ''] = /## Words that a password is not made of\n\n([^:]+):/.exec(text) ?? [];
    expect([...listed.matchAll(/`([a-z]+)`/g)].map(([, word]) => word)).toEqual(CONTEXT_WORDS);
  });
});
