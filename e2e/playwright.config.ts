import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/browser.ts';
import { COMPILE_CACHE } from '../scripts/program.ts';
import { STAFF_PASSWORD } from './arrange/staff-accounts.ts';

/** Every worker reads this file again: what is chosen once travels in the environment. */
const environment = process.env;
environment.E2E_PORT ??= String(await freePort());
environment.E2E_DATA ??= temporaryFolder();
environment.CHROMIUM_PATH ??= findChromium() ?? '';
// Servers after the first load their code in half the time from what it has compiled.
environment.NODE_COMPILE_CACHE ??= COMPILE_CACHE;

const baseURL = `http://127.0.0.1:${environment.E2E_PORT}`;
const reportFile = environment.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL,
    timezoneId: 'America/New_York',
    // Recording costs a sixth of the time; for a failure that needs it: --trace retain-on-failure.
    trace: 'off',
    launchOptions: {
      ...(environment.CHROMIUM_PATH && { executablePath: environment.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Fewer threads and processes on machines of two processors: a tenth less time.
        '--js-flags=--single-threaded',
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--num-raster-threads=1',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', use: { ...devices['Pixel 7'] }, grep: /@mobile/ },
  ],
  webServer: {
    command: 'node ../scripts/start.ts',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: environment.E2E_PORT,
      WORKERS: environment.E2E_WORKERS ?? '1',
      DATA_DIR: environment.E2E_DATA,
      PHIAL_SETTINGS: 'none',
      // The journeys have a database of their own, whatever the other tests run on.
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      PHIAL_TEST_CAPTCHA: 'AAAA',
      PHIAL_TEST_LIMITS: 'off',
      PHIAL_TEST_PASSWORD: STAFF_PASSWORD,
    },
  },
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'phial-journeys-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
