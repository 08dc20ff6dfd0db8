import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  readonly passed: number;
  /** Of each failure its name, and on further lines what it said. */
  readonly failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failures: [] };

/** Lines of a failure that are repeated at the end; the whole of it stands where it happened. */
const LINES_KEPT = 12;

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] };
}

/** One failure that is no test's. */
export function failure(name: string, message = ''): Tally {
  return { passed: 0, failures: [tell(name, message)] };
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * @param report file of vitest's JSON reporter
 * @param ok whether vitest itself was content; a run that was not counts as one failure at least
 */
export function tallyOfVitest(report: string, ok: boolean): Tally {
  const results = read<VitestReport>(report);
  if (!results) return failure('vitest came to no result');
  const tally = results.testResults.map(tallyOfFile).reduce(add, NOTHING);
  return atLeastOneFailure(tally, ok, 'vitest was not content with its run');
}

/** A file that failed without a failing test did not load, or its set-up broke. */
function tallyOfFile(file: VitestReport['testResults'][number]): Tally {
  const name = relative('', file.name);
  const of = (wanted: string) => file.assertionResults.filter(({ status }) => status === wanted);
  const tally = {
    passed: of('passed').length,
    failures: of('failed').map((test) => tell(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
  };
  return atLeastOneFailure(tally, file.status !== 'failed', name, file.message);
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tests: {
    projectName: string;
    status: string;
    results: { errors: { message?: string }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** As {@link tallyOfVitest}; a test that passed only at the second try has failed. */
export function tallyOfPlaywright(report: string, ok: boolean): Tally {
  const results = read<PlaywrightReport>(report);
  if (!results) return failure('playwright came to no result');
  const failures = specsIn(results.suites).flatMap(failuresOf);
  return atLeastOneFailure(
    { passed: results.stats.expected, failures },
    ok,
    'playwright was not content with its run',
  );
}

function specsIn(suites: PlaywrightSuite[]): PlaywrightSpec[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsIn(inner)]);
}

function failuresOf({ title, file, line, tests }: PlaywrightSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
      return tell(`${file}:${line} [${projectName}] › ${title}`, messages.join('\n'));
    });
}

function atLeastOneFailure(tally: Tally, ok: boolean, name: string, message?: string): Tally {
  return ok || tally.failures.length > 0 ? tally : add(tally, failure(name, message));
}

function tell(name: string, message: string): string {
  const said = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line));
  return [name, ...said.slice(0, LINES_KEPT).map((line) => `    ${line}`)].join('\n');
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
