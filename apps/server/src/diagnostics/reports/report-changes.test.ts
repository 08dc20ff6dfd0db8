import type { ReportContent, ReportResult } from '@phial/contract/reports/report-content';
import { expect, it } from 'vitest';
import { countChanged, reportChanges } from './report-changes.ts';

const result = (code: string, value: string, changes: Partial<ReportResult> = {}): ReportResult => ({
  test: { system: '', code, name: code },
  status: 'final',
  interpretations: [],
  ranges: [],
  comments: [],
  value: { kind: 'quantity', value, comparator: '', unit: 'mmol/L', ucum: 'mmol/L' },
  ...changes,
});
const content = (...groups: ReportResult[][]): ReportContent => ({
  title: 'Renal function',
  effectiveAt: null,
  performers: [],
  interpreters: [],
  conclusion: '',
  groups: groups.map((results) => ({ name: '', results, comments: [] })),
});
const changes = (shown: ReportContent, former: ReportContent) =>
  reportChanges(shown, { version: 1, content: former });

it('lists each result whose value, mark or range changed, with the former one', () => {
  const former = content([result('K', '7.0', { interpretations: ['HH'] }), result('NA', '140')]);
  const shown = content([result('NA', '140'), result('K', '4.1')]);
  expect(changes(shown, former)).toEqual({
    since: 1,
    results: [{ group: 0, result: 1, kind: 'changed', former: former.groups[0]?.results[0] }],
    removed: [],
  });
  const marked = content([result('K', '4.1', { interpretations: ['N'] })]);
  expect(countChanged(changes(marked, content([result('K', '4.1')])))).toBe(1);
  const ranged = content([result('K', '4.1', { ranges: [{ low: '3.5', high: '5.1', unit: '', text: '' }] })]);
  expect(countChanged(changes(ranged, content([result('K', '4.1')])))).toBe(1);
});

it('lists new and missing results, and counts those that no longer hold', () => {
  const former = content([result('K', '4.1'), result('CL', '99')]);
  const found = changes(content([result('K', '4.1')], [result('UREA', '5'), result('ALB', '40')]), former);
  expect(found.results).toEqual([
    { group: 1, result: 0, kind: 'added', former: null },
    { group: 1, result: 1, kind: 'added', former: null },
  ]);
  expect(found.removed.map(({ test }) => test.code)).toEqual(['CL']);
  expect(countChanged(found)).toBe(1);
});

it('distinguishes two results of one test by their order, and compares digits as sent', () => {
  const former = content([result('K', '4.1'), result('K', '4.2')]);
  expect(changes(content([result('K', '4.1'), result('K', '4.20')]), former).results).toMatchObject([
    { result: 1, kind: 'changed', former: { value: { value: '4.2' } } },
  ]);
  expect(changes(content([result('K', '4.0'), result('K', '4.2')]), former).results).toMatchObject([
    { result: 0, kind: 'changed', former: { value: { value: '4.1' } } },
  ]);
});

it('lists a result that was withdrawn or restored, but not an amended one', () => {
  const former = content([result('K', '4.1')]);
  const withdrawn = content([result('K', '4.1', { status: 'entered-in-error' })]);
  expect(countChanged(changes(withdrawn, former))).toBe(1);
  expect(countChanged(changes(former, withdrawn))).toBe(1);
  expect(countChanged(changes(content([result('K', '4.1', { status: 'amended' })]), former))).toBe(0);
});

it('recognises the same test in another group', () => {
  const former = content([result('K', '4.1')], [result('NA', '140')]);
  const shown = content([result('NA', '140')], [result('K', '4.1')]);
  expect(changes(shown, former)).toEqual({ since: 1, results: [], removed: [] });
});

it('does not count a changed comment as a change', () => {
  const shown = content([result('K', '4.1', { comments: ['Repeated.'] })]);
  expect(changes(shown, content([result('K', '4.1')]))).toEqual({ since: 1, results: [], removed: [] });
});
