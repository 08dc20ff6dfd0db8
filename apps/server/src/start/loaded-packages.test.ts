import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { packagesLoaded, tellLoaded } from '../testing/tell-loaded.ts';
import { createTestDatabase } from '../testing/test-database.ts';

/** Large, and of no use before somebody signs in with a passkey, an e-mail goes out, and so on. */
const WHEN_FIRST_USED = ['@simplewebauthn/server', 'nodemailer', 'date-holidays', 'age-encryption'];

/** @returns what was loaded by the process and by those it started, until it was ready or had failed */
async function packagesOfStart(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'phial-loaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = await createTestDatabase();
  onTestFinished(() => db.close());
  const { child, origin, ended } = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: db.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    NODE_OPTIONS: tellLoaded(folder),
    ...settings,
  });
  await origin.catch(() => undefined);
  child.kill('SIGTERM');
  const { complaint } = await ended;
  return { own: packagesLoaded(complaint, child.pid), all: packagesLoaded(complaint) };
}

it('a server loads the libraries for rare things when they are first used', async () => {
  const { own } = await packagesOfStart({});
  expect(own).toContain('fastify');
  expect(own.filter((name) => WHEN_FIRST_USED.includes(name))).toEqual([]);
}, 240_000);

it('the calls are loaded by the workers, not by the process that leads them', async () => {
  const { own, all } = await packagesOfStart({ WORKERS: '2' });
  expect(all).toContain('fastify');
  expect(own).toContain('pg');
  expect(own).not.toContain('fastify');
}, 240_000);

it('a wrong setting is found before tables, schemas and calls are loaded', async () => {
  const { own } = await packagesOfStart({ PORT: 'http' });
  expect(own).toContain('pino');
  expect(own.filter((name) => ['typebox', 'kysely', 'fastify'].includes(name))).toEqual([]);
}, 240_000);
