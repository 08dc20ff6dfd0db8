import type { ReportChanges, ReportContent } from '@phial/contract/report-content';
import { abnormalFlagOf } from '@phial/domain/observation-interpretation';

/** How many results of an earlier version no longer hold as they were. */
export function countChanged({ results, removed }: ReportChanges): number {
  return results.filter(({ kind }) => kind === 'changed').length + removed.length;
}

/** How many results there are, and how many the laboratory has marked. */
export function resultCount({ groups }: ReportContent): { results: number; abnormal: number } {
  const flags = groups.flatMap(({ results }) =>
    results.map((result) => abnormalFlagOf(result.interpretations)),
  );
  return { results: flags.length, abnormal: flags.filter((flag) => flag !== undefined).length };
}
