import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from './testing/open-test-database.ts';
import { createTestDatabase } from './testing/test-database.ts';

const COMMAND = fileURLToPath(new URL('./configuration.ts', import.meta.url));

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
async function configuration(...args: string[]): Promise<{ exit: number; out: string; err: string }> {
  const env = { ...process.env, DATABASE_URL: db.url, DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, err) => {
      resolve({ exit: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

it('exports a file, shows what it would change elsewhere, and imports it', async () => {
  expect(await configuration('export', 'laboratory.json')).toMatchObject({ exit: 0 });
  const file = JSON.parse(await readFile(join(folder, 'laboratory.json'), 'utf8'));
  file.areas[0].names.en = 'The Island';
  await writeFile(join(folder, 'changed.json'), JSON.stringify(file));
  const dryRun = await configuration('import', 'changed.json', '--dry-run');
  expect(dryRun.out).toMatch(
    /^changed: areas HK\nNothing was changed\. It would be: 1 to change, \d+ unchanged/,
  );
  expect((await configuration('import', 'changed.json')).out).toMatch(/^changed: areas HK\nImported: 1 to/);
  expect((await configuration('import', 'changed.json')).out).toMatch(/^Imported: 0 to change/);
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
    exit: 1,
    out: '',
    err:
      'accounts: not a section of a configuration file\n' +
      'holidays.0.names: missing\n' +
      'Nothing was changed. To correct: 2.\n',
  });
});

it.each([[[]], [['import']], [['export', 'x.json', '--dry-run']]])('shows its usage for %j', async (args) => {
  expect(await configuration(...args)).toMatchObject({ exit: 2, err: expect.stringMatching(/^npm run/) });
});
