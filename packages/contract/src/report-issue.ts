/**
 * What can be wrong with a bundle of reports, each with its code of FHIR's
 * value set issue-type. The words stand in the message catalogue, area
 * `report-issues`.
 */
export const REPORT_ISSUES = {
  'bundle-invalid': 'structure',
  'element-unknown': 'structure',
  'element-missing': 'required',
  'element-invalid': 'value',
  'date-impossible': 'value',
  'collected-after-issued': 'business-rule',
  'resource-unknown': 'not-supported',
  'reports-missing': 'required',
  'resource-repeated': 'duplicate',
  'report-repeated': 'duplicate',
  'reference-unresolved': 'not-found',
  'observation-unused': 'business-rule',
  'observation-repeated': 'duplicate',
  'members-nested': 'not-supported',
  'members-with-value': 'not-supported',
  'subject-other': 'business-rule',
  'code-missing': 'required',
  'value-missing': 'required',
  'values-several': 'invariant',
  'interpretation-unknown': 'code-invalid',
  'range-empty': 'required',
  'range-reversed': 'invariant',
  'results-missing': 'required',
  'issued-ahead': 'business-rule',
  'order-unknown': 'not-found',
  'order-closed': 'business-rule',
  'doctor-unreachable': 'business-rule',
  'patient-mismatch': 'business-rule',
  'report-of-other-order': 'conflict',
  'version-differs': 'conflict',
  'version-older': 'conflict',
  'status-backwards': 'business-rule',
} as const satisfies Record<string, string>;

export type ReportIssueKey = keyof typeof REPORT_ISSUES;
