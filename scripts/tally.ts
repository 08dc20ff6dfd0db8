import { readFileSync } from 'node:fs';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0 };

/** A suite that came to no result. */
const LOST: Tally = { passed: 0, failed: 1 };

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * @param report file of vitest's JSON reporter
 * @param ok whether vitest itself was content; a run that was not counts as one failure at least
 */
export function tallyOfVitest(report: string, ok: boolean): Tally {
  const results = read<VitestReport>(report);
  if (!results) return LOST;
  const tally = results.testResults.map(tallyOfFile).reduce(add, NOTHING);
  return atLeastOneFailure(tally, ok);
}

/** A file that failed without a failing test did not load, or its set-up broke. */
function tallyOfFile({ status, assertionResults }: VitestReport['testResults'][number]): Tally {
  const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
  return atLeastOneFailure({ passed: count('passed'), failed: count('failed') }, status !== 'failed');
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** As {@link tallyOfVitest}; a test that passed only at the second try has failed. */
export function tallyOfPlaywright(report: string, ok: boolean): Tally {
  const results = read<PlaywrightReport>(report);
  if (!results) return LOST;
  const { expected, unexpected, flaky } = results.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, ok);
}

function atLeastOneFailure(tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
