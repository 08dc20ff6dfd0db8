/** The states of FHIR's `DiagnosticReport.status` that a report comes in; `registered` has nothing to read yet. */
export const REPORT_STATUSES = [
  'partial',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'appended',
  'cancelled',
  'entered-in-error',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const UNFINISHED: ReadonlySet<ReportStatus> = new Set(['partial', 'preliminary']);
const WITHDRAWN: ReadonlySet<ReportStatus> = new Set(['cancelled', 'entered-in-error']);

/** Whether more is to come. */
export function isUnfinished(status: ReportStatus): boolean {
  return UNFINISHED.has(status);
}

/** Whether there are no results to rely on. */
export function isWithdrawn(status: ReportStatus): boolean {
  return WITHDRAWN.has(status);
}

/**
 * The state to show to a reader of one version: its own, or that the
 * report was withdrawn since, which holds for what it said before, too.
 */
export function statusToShow(shown: ReportStatus, current: ReportStatus): ReportStatus {
  return isWithdrawn(current) ? current : shown;
}

/**
 * Whether a later version of a report may have this state. Once it was final,
 * a change says of itself that it is one: it is never final, let alone
 * preliminary, for a second time (FHIR R4, DiagnosticReport.status).
 */
export function mayFollow(former: ReportStatus, next: ReportStatus): boolean {
  return isUnfinished(former) || (!isUnfinished(next) && next !== 'final');
}
