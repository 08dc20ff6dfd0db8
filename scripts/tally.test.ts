import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phial-tally-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const file = (status: string, ...results: string[]) => ({
  name: 'a.test.ts',
  status,
  message: status === 'failed' ? 'did not load' : '',
  assertionResults: results.map((result, place) => ({
    status: result,
    fullName: `test ${place}`,
    failureMessages:
      result === 'failed'
        ? [`\u001b[31mexpected 1\u001b[39m\n\nto be 2\n    at run (file:///a/node_modules/b.js:1:2)`]
        : [],
  })),
});

describe('tallyOfVitest', () => {
  it('counts tests, and a file that did not load as a failure; each is told with what it said', () => {
    const content = {
      testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed'), file('failed')],
    };
    expect(tallyOfVitest(report(content), false)).toEqual({
      passed: 2,
      failures: ['a.test.ts › test 0\n    expected 1\n    to be 2', 'a.test.ts\n    did not load'],
    });
  });

  it('never calls a run good that vitest did not', () => {
    expect(tallyOfVitest(report({ testResults: [file('passed', 'passed')] }), false)).toEqual({
      passed: 1,
      failures: ['vitest was not content with its run'],
    });
    expect(tallyOfVitest(join(folder, 'missing.json'), true)).toEqual({
      passed: 0,
      failures: ['vitest came to no result'],
    });
  });
});

describe('tallyOfPlaywright', () => {
  const spec = (status: string, message?: string) => ({
    title: `is ${status}`,
    file: 'a.spec.ts',
    line: 7,
    tests: [
      { projectName: 'desktop', status, results: [{ errors: message === undefined ? [] : [{ message }] }] },
    ],
  });

  it('counts a test that passed only at the second try as failed, and looks into every group', () => {
    const group = { specs: [spec('expected'), spec('flaky', 'too late')] };
    const content = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
      suites: [{ specs: [spec('skipped'), spec('unexpected', 'no such thing')], suites: [group] }],
    };
    expect(tallyOfPlaywright(report(content), false)).toEqual({
      passed: 5,
      failures: [
        'a.spec.ts:7 [desktop] › is unexpected\n    no such thing',
        'a.spec.ts:7 [desktop] › is flaky\n    too late',
      ],
    });
  });
});
