import type { ReportChanges, ReportContent, ReportResult } from '@phial/contract/reports/report-content';

/** A result with its index in the report, from 0. */
interface PlacedResult {
  readonly group: number;
  readonly result: number;
  readonly item: ReportResult;
}

/**
 * What a version of a report says otherwise than an earlier one: values, marks, ranges and whether a
 * result holds. The same test is found again in whatever group it stands; one that is there several
 * times, by its turn.
 * @param former the newest earlier version that was not withdrawn
 */
export function reportChanges(
  shown: ReportContent,
  former: { readonly version: number; readonly content: ReportContent },
): ReportChanges {
  const before = keyedResults(former.content);
  const now = keyedResults(shown);
  const results = [...now].flatMap(([key, { group, result, item }]): ReportChanges['results'] => {
    const known = before.get(key)?.item;
    if (known === undefined) return [{ group, result, kind: 'added', former: null }];
    if (isSame(known, item)) return [];
    return [{ group, result, kind: 'changed', former: known }];
  });
  const removed = [...before].flatMap(([key, { item }]) => (now.has(key) ? [] : [item]));
  return { since: former.version, results, removed };
}

/** How many results of the earlier version no longer hold as they were. */
export function countChanged({ results, removed }: ReportChanges): number {
  return results.filter(({ kind }) => kind === 'changed').length + removed.length;
}

function keyedResults({ groups }: ReportContent): Map<string, PlacedResult> {
  const turns = new Map<string, number>();
  const keyed = new Map<string, PlacedResult>();
  for (const [group, { results }] of groups.entries()) {
    let whole = '';
    for (const [result, item] of results.entries()) {
      const { system, code, name } = item.test;
      const own = JSON.stringify(code === '' ? [name] : [system, code]);
      if (item.component === undefined) whole = own;
      const test = item.component === undefined ? own : `${whole} ${own}`;
      const turn = turns.get(test) ?? 0;
      turns.set(test, turn + 1);
      keyed.set(`${test} ${turn}`, { group, result, item });
    }
  }
  return keyed;
}

const WITHDRAWN: ReadonlySet<ReportResult['status']> = new Set(['cancelled', 'entered-in-error']);

function isSame(a: ReportResult, b: ReportResult): boolean {
  return said(a) === said(b);
}

function said({ value, interpretations, ranges, status }: ReportResult): string {
  return JSON.stringify([value, interpretations, ranges, WITHDRAWN.has(status)]);
}
