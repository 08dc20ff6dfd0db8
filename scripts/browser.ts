import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './debian-packages.ts';
import { runTool } from './program.ts';

/** The shell has Chromium's engine without its windows, and does the same journeys with half the processor time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium that runs here: of `CHROMIUM_PATH`, installed, or Playwright's own.
 * @returns its path, or undefined when there is none
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...installed, MAC, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path) && runs(path));
}

/**
 * Brings in a browser and Chinese fonts where they are missing: Playwright's download, else Debian's packages.
 * @param say progress, one line
 * @returns the path of Chromium
 * @throws Error, one line, when none can be had
 */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const browser =
    findChromium() ??
    (await downloadChromium(say)) ??
    (await installChromium(SHELL, say)) ??
    (await installChromium('chromium', say));
  if (!browser) {
    throw new Error(
      'No Chromium was found and none could be fetched: install chromium, or set CHROMIUM_PATH to a Chromium or Chrome',
    );
  }
  if (!hasChineseFont()) {
    await installPackages(['fonts-noto-cjk'], say);
    if (!hasChineseFont())
      say('No Chinese font was found: install fonts-noto-cjk, or Chinese shows as boxes');
  }
  return browser;
}

async function downloadChromium(say: (line: string) => void): Promise<string | undefined> {
  say('Downloading Chromium…');
  await runTool('@playwright/test/cli.js', ['install', 'chromium']);
  return findChromium();
}

async function installChromium(name: string, say: (line: string) => void): Promise<string | undefined> {
  return (await installPackages([name], say)) ? findChromium() : undefined;
}

/** One that was downloaded may lack libraries of the system. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-hk'], { encoding: 'utf8' });
  // Where there is no fc-list the system has its own way with fonts.
  return status === null ? process.platform !== 'linux' : stdout.trim() !== '';
}
