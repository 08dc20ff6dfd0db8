import type { ReportContent } from '@phial/contract/report-content';
import { abnormalFlagOf } from '@phial/domain/observation-interpretation';

/** How many results there are, and how many the laboratory has marked. */
export function resultCount({ groups }: ReportContent): { results: number; abnormal: number } {
  const flags = groups.flatMap(({ results }) =>
    results.map((result) => abnormalFlagOf(result.interpretations)),
  );
  return { results: flags.length, abnormal: flags.filter((flag) => flag !== undefined).length };
}
