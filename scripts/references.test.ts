import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The rule is about prose: no data, and no migration, as those that have landed are never edited. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css|md|html|yml|grit)$/.test(path) && existsSync(join(ROOT, path)));

/** Algorithms whose names are written like the number of a requirement. */
const ALGORITHMS = new Set(['AES-256', 'SHA-256']);

/** Numbers of requirements, and a document that is not in the repository. */
const DEAD = /\b(?:D-\d+|[A-Z]{3,5}-\d{3})\b|\b[Tt]he specification\b|\b[Ss]pec(?:ification)?,? section\b/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const PATH =
  /(?<![\w/.-])(?:apps|bench|deploy|docs|e2e|packages|scripts)\/\w(?:[\w./-]*\w)?(?:#[\w-]+)?(?![\w*{…<[])/g;
const FILE_NAME = /(?<=`)[\w./-]*\w\.(?:ts|tsx|mjs|css|md|sql)(?=`)/g;
const LINK = /(?<=\]\()(?!https?:|mailto:)[^)\s]+(?=\))/g;

const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (pattern: RegExp, where: string) => where.match(pattern) ?? [];

/** The anchors of a Markdown file's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return all(/(?<=^#{1,6} ).+$/gm, text(path)).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function resolves(reference: string): boolean {
  const [path = '', anchor] = reference.split('#');
  if (!existsSync(join(ROOT, path))) return false;
  return anchor === undefined || (path.endsWith('.md') && anchorsOf(path).includes(anchor));
}

/** What is written for people: a Markdown file as a whole, of any other file the comments. */
function proseOf(path: string): string {
  return path.endsWith('.md') ? text(path) : all(COMMENT, text(path)).join('\n');
}

test('no file cites the number of a requirement or a section of a missing document', () => {
  const cited = FILES.flatMap((path) =>
    all(DEAD, text(path))
      .filter((number) => !ALGORITHMS.has(number))
      .map((number) => `${path}: ${number}`),
  );
  expect(cited).toEqual([]);
});

test('every path and anchor named in a comment or a document exists', () => {
  const broken = FILES.flatMap((path) =>
    all(PATH, proseOf(path))
      .filter((reference) => !resolves(reference))
      .map((reference) => `${path}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

test('every file name in backquotes is that of a file', () => {
  const unknown = FILES.flatMap((path) =>
    all(FILE_NAME, proseOf(path))
      .filter((name) => !FILES.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every link of a document leads to a file and a heading', () => {
  const broken = FILES.filter((path) => path.endsWith('.md')).flatMap((path) =>
    all(LINK, text(path))
      .map((link) => (link.startsWith('#') ? path + link : join(dirname(path), link)))
      .filter((reference) => !resolves(reference))
      .map((reference) => `${path}: ${reference}`),
  );
  expect(broken).toEqual([]);
});

test('every decision that is cited by its number exists', () => {
  const decisions = FILES.filter((path) => path.startsWith('docs/decisions/'));
  const unknown = FILES.flatMap((path) =>
    all(/(?<=\b(?:ADR|[Dd]ecision) )\d{3}\b/g, proseOf(path))
      .filter((number) => !decisions.some((decision) => decision.startsWith(`docs/decisions/${number}-`)))
      .map((number) => `${path}: ${number}`),
  );
  expect(unknown).toEqual([]);
});
