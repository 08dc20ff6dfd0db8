import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { browser } from '../../testing/staff.ts';
import { createFirstAccounts, firstAccountLines } from './first-accounts.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

describe('the first start', () => {
  it('creates one administrator, and an account of each other role beside the sample', async () => {
    const accounts = await createFirstAccounts(test);
    expect(accounts.map(({ login }) => login)).toEqual(['administrator', 'counter', 'manager', 'doctor']);
    for (const { login, password, role } of accounts) {
      const { data } = await browser(test).signIn(login, password);
      const outstanding = login === 'administrator' ? 'new-password' : null;
      expect(data).toMatchObject({ role, outstanding });
    }
    expect(await createFirstAccounts(test)).toEqual([]);
    for (const { password } of accounts) expect(test.logLines.join('')).not.toContain(password);
  });

  it.each([{ production: true }, { sample: false }])(
    'with %o creates the administrator alone',
    async (config) => {
      const accounts = await createFirstAccounts({ ...test, config: { ...test.config, ...config } });
      expect(accounts.map(({ login }) => login)).toEqual(['administrator']);
    },
  );

  it('happens once when several processes start', async () => {
    const lists = await Promise.all([1, 2, 3].map(() => createFirstAccounts(test)));
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 0, 4]);
    const credentials = lists.flat()[0];
    expect((await browser(test).signIn('administrator', credentials?.password)).status).toBe(200);
  });

  it('uses the password of the test setting', async () => {
    const config = { ...test.config, test: { ...test.config.test, password: 'for the tests only' } };
    await createFirstAccounts({ ...test, config });
    const { data } = await browser(test).signIn('administrator', 'for the tests only');
    expect(data.outstanding).toBeNull();
  });

  it('prints a few lines, and later starts none', async () => {
    const lines = firstAccountLines(await createFirstAccounts(test));
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^ {2}administrator {2}[a-z2-9-]{24}$/);
    expect(firstAccountLines([])).toEqual([]);
  });
});
