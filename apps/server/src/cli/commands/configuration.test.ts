import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/open-test-database.ts';
import { runPhial } from '../../testing/run-phial.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  db = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'phial-configuration-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

/** Files are relative to the folder the command is called in, as npm reports it. */
const configuration = (...args: string[]) =>
  runPhial(['configuration', ...args], {
    DATABASE_URL: db.url,
    DATA_DIR: join(folder, 'data'),
    INIT_CWD: folder,
  });

it('exports a file, shows what it would change elsewhere, and imports it', async () => {
  expect(await configuration('export', 'laboratory.json')).toMatchObject({ code: 0 });
  const file = JSON.parse(await readFile(join(folder, 'laboratory.json'), 'utf8'));
  file.areas[0].names.en = 'The Island';
  await writeFile(join(folder, 'changed.json'), JSON.stringify(file));
  const dryRun = await configuration('import', 'changed.json', '--dry-run');
  expect(dryRun.output).toMatch(
    /^changed: areas HK\nNothing was changed\. It would be: 1 to change, \d+ unchanged/,
  );
  expect((await configuration('import', 'changed.json')).output).toMatch(
    /^changed: areas HK\nImported: 1 to/,
  );
  expect((await configuration('import', 'changed.json')).output).toMatch(/^Imported: 0 to change/);
});

it('names each fault with its path, changes nothing and exits with 1', async () => {
  await writeFile(
    join(folder, 'wrong.json'),
    JSON.stringify({
      format: 'phial-configuration',
      version: 1,
      accounts: [],
      holidays: [{ day: '2026-12-26' }],
    }),
  );
  expect(await configuration('import', 'wrong.json')).toEqual({
    code: 1,
    output: '',
    errorOutput:
      'accounts: not a section of a configuration file\n' +
      'holidays.0.names: missing\n' +
      'Nothing was changed. To correct: 2.\n',
  });
});

it.each([[[]], [['import']], [['export', 'x.json', '--dry-run']]])(
  'refuses %j as wrong arguments',
  async (args) => {
    expect(await configuration(...args)).toMatchObject({
      code: 2,
      errorOutput: expect.stringMatching(/^(?:error: |Usage: phial configuration )/),
    });
  },
);
