import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueItem, givenCatalogue, givenSubjects } from '../../testing/catalogue-builders.ts';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'phial-catalogue-'));
  await givenSubjects(db);
  await givenCatalogue(db, [catalogueItem('A'), catalogueItem('B')]);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** Files are relative to the folder the command is called in, as npm reports it. */
const catalogue = (...args: string[]) =>
  runPhial(['catalogue', ...args], { DATABASE_URL: db.url, INIT_CWD: folder });

it('exports the catalogue to a file and imports it again', async () => {
  expect(await catalogue('export', 'items.csv')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^2 test items were written to .+items\.csv\.\n$/),
  });
  await givenCatalogue(db, []);
  expect(await catalogue('import', 'items.csv', '--dry-run')).toMatchObject({
    code: 0,
    output: 'Nothing was changed. It would be: 2 added, 0 changed, 0 unchanged, 0 removed.\n',
  });
  expect(await catalogue('import', 'items.csv')).toMatchObject({
    code: 0,
    output: 'Imported: 2 added, 0 changed, 0 unchanged, 0 removed.\n',
  });
});

it('reports each faulty line and exits with 1', async () => {
  const right = await readFile(join(folder, 'items.csv'), 'utf8');
  await writeFile(join(folder, 'wrong.csv'), right.replaceAll('BIO', 'NONE'));
  expect(await catalogue('import', 'wrong.csv')).toEqual({
    code: 1,
    output: '',
    errorOutput:
      'line 2, subject: “NONE” is not one of BIO, HAE.\n' +
      'line 3, subject: “NONE” is not one of BIO, HAE.\n' +
      'Nothing was changed. To correct: 2.\n',
  });
  expect(await catalogue('import', 'missing.csv')).toMatchObject({
    code: 1,
    errorOutput: expect.stringMatching(
      /missing\.csv cannot be read or written: there is no such file or folder\n$/,
    ),
  });
});

it('says why a file cannot be written, and leaves no partial file', async () => {
  await mkdir(join(folder, 'folder.csv'));
  const before = await readdir(folder);
  expect(await catalogue('export', 'folder.csv')).toMatchObject({
    code: 1,
    output: '',
    errorOutput: expect.stringMatching(/folder\.csv cannot be read or written: it is a folder\n$/),
  });
  expect(await readdir(folder)).toEqual(before);
});

it('lists what to correct and exits with 0', async () => {
  const { code, output } = await catalogue('lint');
  expect(code).toBe(0);
  expect(output).toMatch(/Test items without a specimen: add it \(2\)\n {2}A Test A\n {2}B Test B\n/);
  expect(output).toMatch(/To be mended: \d+\. Nothing was changed\.\n$/);
});

it.each([
  [[]],
  [['import']],
  [['import', 'x.txt']],
  [['lint', 'x.csv']],
  [['export', 'x.csv', '--dry-run']],
  [['--no']],
])('refuses %j as wrong arguments', async (args) => {
  expect(await catalogue(...args)).toMatchObject({
    code: 2,
    errorOutput: expect.stringMatching(/^(?:error: |Usage: phial catalogue )/),
  });
});
