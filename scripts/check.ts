import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { missingFromLockFile } from './lock-file.ts';
import { type ProgramRun, ROOT, runTool, seconds } from './program.ts';
import { add, failure, NOTHING, type Tally, tallyOfVitest } from './tally.ts';

/** Which folder of the server may import which. */
const FOLDERS = 'scripts/lint/server-folders.json';

interface Check {
  readonly name: string;
  readonly advice: string;
  run(): Promise<ProgramRun>;
}

const CHECKS: Check[] = [
  {
    name: 'format and lint',
    advice: 'mends most of it: npx biome check --write',
    run: () => runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '--colors=off']),
  },
  { name: 'types', advice: 'see the lines above', run: checkTypes },
  {
    name: 'folders of the server',
    advice: 'move the statement or the function to the folder whose subject it is; see decision 039',
    run: () =>
      runTool('dependency-cruiser/bin/dependency-cruiser.mjs', ['apps/server/src', '--config', FOLDERS]),
  },
  {
    name: 'unused code',
    advice: 'delete what is listed, or import it where it is meant to be used',
    run: () => runTool('knip/bin/knip.js', ['--no-progress']),
  },
  {
    name: 'lock file',
    advice:
      'run "npm install --package-lock-only" with the versions that the registry has for every platform',
    run: async () => {
      const missing = missingFromLockFile(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
      return { ok: missing.length === 0, output: missing.join('\n') };
    },
  },
];

/** Types, format and lint, unused code, and the unit tests; what fails says so at once. */
export async function runChecks(): Promise<Tally> {
  const [unit, ...checks] = await Promise.all([runVitest(['unit'], false), ...CHECKS.map(runCheck)]);
  return checks.reduce(add, unit);
}

/**
 * Runs projects of `vitest.config.ts`, which says which of them wait for others.
 * @param projects `unit`, `dom`, `api`, `race` or `proof`
 * @param show whether it writes to our output as it goes, or all at the end
 */
export async function runVitest(projects: readonly string[], show: boolean): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'phial-results-'));
  const report = join(folder, 'results.json');
  const options = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { ok, output } = await runTool('vitest/vitest.mjs', options, { show });
  if (output) console.log(output.trimEnd());
  const tally = tallyOfVitest(report, ok);
  rmSync(folder, { recursive: true });
  return tally;
}

async function runCheck({ name, advice, run }: Check): Promise<Tally> {
  const begun = performance.now();
  const { ok, output } = await run();
  if (!ok) console.log(output.trimEnd());
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds(begun)} s)${ok ? '' : `: ${advice}`}`);
  return ok ? { ...NOTHING, passed: 1 } : failure(name, output);
}

/** The server is checked with `scripts`, which start it: the project there includes all of it, under the same options. */
async function checkTypes(): Promise<ProgramRun> {
  const projects = globSync('{packages,apps}/*/tsconfig.json', {
    cwd: ROOT,
    exclude: ['apps/server/tsconfig.json'],
  }).concat(['e2e', 'bench', 'proof', 'scripts'].map((folder) => join(folder, 'tsconfig.json')));
  const runs = await Promise.all(projects.filter(hasSources).map(checkTypesOf));
  return { ok: runs.every(({ ok }) => ok), output: runs.map(({ output }) => output).join('') };
}

/** On one thread: of several each would infer most types anew, and the projects run side by side as it is. */
function checkTypesOf(project: string): Promise<ProgramRun> {
  return runTool('typescript/bin/tsc', ['-p', join(ROOT, project), '--pretty', 'false', '--singleThreaded']);
}

/** The compiler takes a project without sources for a mistake. */
function hasSources(project: string): boolean {
  const folder = join(ROOT, dirname(project));
  return (
    existsSync(folder) && globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['node_modules'] }).length > 0
  );
}

if (import.meta.main) {
  const begun = performance.now();
  const { passed, failures } = await runChecks();
  console.log(`${passed} passed, ${failures.length} failed (${seconds(begun)} s)`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
