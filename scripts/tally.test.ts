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
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

describe('tallyOfVitest', () => {
  it('counts tests, and a file that did not load as a failure', () => {
    const content = {
      testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed'), file('failed')],
    };
    expect(tallyOfVitest(report(content), false)).toEqual({ passed: 2, failed: 2 });
  });

  it('never calls a run good that vitest did not', () => {
    expect(tallyOfVitest(report({ testResults: [file('passed', 'passed')] }), false)).toEqual({
      passed: 1,
      failed: 1,
    });
    expect(tallyOfVitest(join(folder, 'missing.json'), true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('tallyOfPlaywright', () => {
  it('counts a test that passed only at the second try as failed', () => {
    const content = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } };
    expect(tallyOfPlaywright(report(content), false)).toEqual({ passed: 5, failed: 2 });
  });
});
