import type { ReportIssueKey } from '@phial/contract/reports/report-issue';

/** One thing that is wrong with a bundle. Never a value of it: what the path names, the sender can look at. */
export interface Issue {
  readonly key: ReportIssueKey;
  /** Number of the entry from 0; null where the bundle itself is to blame. */
  readonly entry: number | null;
  /** FHIRPath of the element, such as `Bundle.entry[3].resource.status`. */
  readonly path: string;
}

/** Where in a bundle something stands. */
export interface IssueLocation {
  readonly entry: number | null;
  readonly path: string;
}

/** Enough to mend a mapping by; a bundle that is wrong throughout is not answered with a book. */
export const MOST_ISSUES = 100;

export function issueAt(location: IssueLocation, key: ReportIssueKey, below = ''): Issue {
  return { key, entry: location.entry, path: location.path + below };
}
