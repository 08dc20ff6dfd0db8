import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireInstanceLock } from './instance-lock.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'phial-lock-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const folders = {
  'a short path': () => home,
  'a path too long for a socket address': () => {
    const folder = join(home, 'a long name '.repeat(10), 'b'.repeat(60));
    mkdirSync(folder, { recursive: true });
    return folder;
  },
};

describe.each(Object.entries(folders))('acquireInstanceLock on %s', (_, makeFolder) => {
  it('grants the lock to one of many, and to the next once released', async () => {
    const folder = makeFolder();
    const all = await Promise.all(Array.from({ length: 8 }, () => acquireInstanceLock(folder)));
    const holders = all.filter((lock) => lock !== undefined);
    expect(holders).toHaveLength(1);
    await expect(acquireInstanceLock(folder)).resolves.toBeUndefined();
    await holders[0]?.release();
    expect(readdirSync(folder)).toEqual([]);
    const next = await acquireInstanceLock(folder);
    expect(next).toBeDefined();
    await next?.release();
  });

  it('takes over the lock of a killed process', async () => {
    const folder = makeFolder();
    const program = `
      const { acquireInstanceLock } = await import(${JSON.stringify(new URL('./instance-lock.ts', import.meta.url))});
      await acquireInstanceLock(process.argv[1]);
      process.kill(process.pid, 'SIGKILL');`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, folder]);
    await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' });
    expect(existsSync(join(folder, 'phial.lock'))).toBe(true);
    const lock = await acquireInstanceLock(folder);
    expect(lock).toBeDefined();
    expect(readdirSync(folder)).toEqual(['phial.lock']);
    await lock?.release();
  });
});
