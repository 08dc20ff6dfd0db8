import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../../apps/server/src/testing/open-test-database.ts';
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { ROOT } from '../program.ts';

/** Milliseconds until it is ended by force. */
const LONGEST_END = 30_000;

let database: TestDatabase;
let folder: string;
let dev: ChildProcess;
let output = '';
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'phial-dev-'));
  dev = spawn(process.execPath, [join(ROOT, 'scripts/dev.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      PHIAL_SAMPLE: 'off',
      LOG_LEVEL: 'silent',
    },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const address = () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  origin = await vi.waitUntil(address, { timeout: 60_000 }).catch(() => {
    throw new Error(`it does not serve after a minute, and has written: ${output}`);
  });
});
afterAll(async () => {
  dev.kill('SIGTERM');
  const patience = setTimeout(() => dev.kill('SIGKILL'), LONGEST_END);
  const [code] = await once(dev, 'close');
  clearTimeout(patience);
  await database.close();
  rmSync(folder, { recursive: true });
  expect(code, `how it ended by SIGTERM, having written: ${output}`).toBe(0);
});

const textAt = async (path: string) => (await fetch(origin + path)).text();

test('serves both sites and the gallery from their sources on one address', async () => {
  expect(await textAt('/')).toContain('src="/src/start.ts"');
  expect(await textAt('/src/start.ts')).toContain('/src/main.tsx');
  expect(await textAt('/admin/accounts')).toContain('src="/admin/src/main.tsx"');
  expect(await textAt('/admin/src/main.tsx')).toContain('/admin/src/app.tsx');
  expect(await textAt('/gallery/')).toContain('src="/gallery/src/main.tsx"');
});

test('serves the pages with the settings and the policy of the product, open for what Vite adds', async () => {
  const answer = await fetch(`${origin}/admin/`);
  expect(await answer.text()).toContain('data-api-prefix="/api"');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[^']+';style-src 'self' 'nonce-[^']+';img-src 'self' data:/,
  );
});

test('restarts the server when one of its files changes, and calls wait for it', async () => {
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const now = new Date();
  utimesSync(join(ROOT, 'apps/server/src/clock.ts'), now, now);
  await expect.poll(() => output).toContain('restarting the server');
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  await expect.poll(() => output).toContain('The server restarted');
});
