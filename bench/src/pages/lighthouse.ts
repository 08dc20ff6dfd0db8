import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../../../apps/server/src/start-failure.ts';
import { ROOT, run } from '../../../scripts/program.ts';
import type { LighthouseReport } from './figures.ts';

/** Its versions weigh differently: figures of two are not compared. */
const VERSION = '13.5.0';
const FOLDER = join(ROOT, 'bench', '.cache', `lighthouse-${VERSION}`);
const CLI = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const PATIENCE_MS = 20_000;

/** A first visit, and one after it by the same visitor. */
export interface Visits {
  readonly first: LighthouseReport;
  readonly second: LighthouseReport;
}

/** @throws StartError where it cannot be had */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  if (existsSync(CLI)) return;
  say(`Installing Lighthouse ${VERSION} into bench/.cache…`);
  await mkdir(FOLDER, { recursive: true });
  const options = ['install', '--prefix', FOLDER, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { ok, output } = await run('npm', [...options, `lighthouse@${VERSION}`]);
  if (!ok) throw new StartError(`Lighthouse could not be installed:\n${output.trim()}`);
}

/**
 * Opens a page as Lighthouse's telephone does, in a browser that has been nowhere, and once more with what it has kept.
 * @param chromium path of the browser
 */
export async function visitTwice(chromium: string, address: string): Promise<Visits> {
  const profile = await mkdtemp(join(tmpdir(), 'phial-pages-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const browser = spawn(chromium, [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => browser.once('close', resolve));
  const endWithUs = () => browser.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    const port = await debuggingPort(join(profile, 'DevToolsActivePort'));
    const to = join(profile, 'report.json');
    const first = await report(address, port, to, []);
    const second = await report(address, port, to, ['--disable-storage-reset']);
    return { first, second };
  } finally {
    process.off('exit', endWithUs);
    browser.kill('SIGKILL');
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function report(
  address: string,
  port: string,
  to: string,
  options: string[],
): Promise<LighthouseReport> {
  const { ok, output } = await run(process.execPath, [
    CLI,
    address,
    `--port=${port}`,
    '--output=json',
    `--output-path=${to}`,
    '--quiet',
    ...options,
  ]);
  if (!ok) throw new StartError(`Lighthouse failed on ${address}:\n${output.trim()}`);
  const result: LighthouseReport = JSON.parse(await readFile(to, 'utf8'));
  if (result.runtimeError) throw new StartError(`${address}: ${result.runtimeError.message}`);
  return result;
}

async function debuggingPort(file: string): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (port) return port;
    await delay(50);
  }
  throw new StartError('Chromium did not come up');
}
