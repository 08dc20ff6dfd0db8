import { type Static, Type } from 'typebox';
import { Nullable } from '../schemas.ts';

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
  'pdf-invalid': 'value',
  'pdf-too-large': 'too-long',
  'issued-ahead': 'business-rule',
  'received-ahead': 'business-rule',
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

/** One thing that is wrong with a bundle, as in a FHIR OperationOutcome; never with personal data. */
const BundleIssue = Type.Object({
  severity: Type.Literal('error'),
  code: Type.String({ description: 'Of FHIR issue-type' }),
  details: Type.Object({ coding: Type.Array(Type.Object({ code: Type.String() })) }),
  diagnostics: Type.String({ description: 'What to mend, in the language of the call' }),
  entry: Nullable(Type.Integer(), { description: 'Which entry of the bundle, from 0' }),
  expression: Type.Array(Type.String({ description: 'FHIRPath of the element' })),
});

/** `data` of the refusal `report-bundle-invalid`. */
export const BundleOutcome = Type.Object({
  resourceType: Type.Literal('OperationOutcome'),
  issue: Type.Array(BundleIssue),
});
export type BundleOutcome = Static<typeof BundleOutcome>;
