import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { browser, givenAccount } from './testing/staff.ts';

const COMMAND = fileURLToPath(new URL('./accounts.ts', import.meta.url));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function run(...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: test.db.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [told, complaint] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code, told, complaint };
}

describe('npm run accounts', () => {
  it('lets an administrator in again who has forgotten the password', async () => {
    const { login } = await givenAccount(test, { role: 'administrator' });
    const { code, told } = await run('reset-password', login.toUpperCase());
    expect(code).toBe(0);
    const password = /shown this once: (\S+)/.exec(told)?.[1];
    expect((await browser(test).signIn(login, password)).data.outstanding).toBe('new-password');
  });

  it.each<[string[], number, RegExp]>([
    [['reset-password', 'nobody.at.all'], 1, /^There is no account with the login nobody\.at\.all\n$/],
    [['reset-password'], 2, /^npm run accounts/],
    [['constructor', 'x'], 2, /^npm run accounts/],
  ])('%j ends with %i', async (words, code, complaint) => {
    const result = await run(...words);
    expect(result).toMatchObject({ code, told: '', complaint: expect.stringMatching(complaint) });
  });
});
