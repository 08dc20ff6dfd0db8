import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSites } from './build.ts';
import { runChecks, runVitest } from './check.ts';
import { runTool, seconds } from './program.ts';
import { add, failure, NOTHING, type Tally, tallyOfPlaywright } from './tally.ts';

const SUITES: Record<string, () => Promise<Tally>> = {
  check: runChecks,
  dom: () => runVitest(['dom'], true),
  api: runServerTests,
  proof: runProofs,
  browser: runJourneys,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES[name]);
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: the suites are ${Object.keys(SUITES).join(', ')}`);
  process.exit(1);
}

let total = NOTHING;
for (const [name, suite] of Object.entries(SUITES)) {
  if (wanted.length === 0 || wanted.includes(name)) total = add(total, await runSuite(name, suite));
}
const { passed, failures } = total;
// Once more at the end, where they are found.
if (failures.length > 0) console.log(['── what failed', ...failures].join('\n✗ '));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function runSuite(name: string, suite: () => Promise<Tally>): Promise<Tally> {
  const begun = performance.now();
  console.log(`── ${name}`);
  try {
    const tally = await suite();
    console.log(`── ${name}: ${tally.passed} good, ${tally.failures.length} bad, ${seconds(begun)} s`);
    return tally;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return failure(`the suite ${name}`, message);
  }
}

/** Some start the server as an operator does, with the sites it serves. */
async function runServerTests(): Promise<Tally> {
  await buildSites(console.log);
  return runVitest(['api', 'race'], true);
}

/** What `deploy/` has, under the programs it is for, with the sites as they are served. */
async function runProofs(): Promise<Tally> {
  await buildSites(console.log);
  return runVitest(['proof'], true);
}

async function runJourneys(): Promise<Tally> {
  const browser = await ensureBrowser(console.log);
  await buildSites(console.log);
  const folder = mkdtempSync(join(tmpdir(), 'phial-results-'));
  const report = join(folder, 'journeys.json');
  const { ok } = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  const tally = tallyOfPlaywright(report, ok);
  rmSync(folder, { recursive: true });
  return tally;
}
