import { reportIssues as en } from '@phial/content/messages/en/report-issues';
import { reportIssues as tw } from '@phial/content/messages/tw/report-issues';
import { reportIssues as zh } from '@phial/content/messages/zh/report-issues';
import { type BundleOutcome, REPORT_ISSUES } from '@phial/contract/reports/report-issue';
import type { Language } from '@phial/domain/language';
import type { Issue } from './fhir/issue.ts';

const WORDS = { en, tw, zh };

/** Everything that is wrong with a bundle, in the form of a FHIR OperationOutcome. */
export function bundleOutcome(issues: readonly Issue[], language: Language): BundleOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: issues.map(({ key, entry, path }) => ({
      severity: 'error',
      code: REPORT_ISSUES[key],
      details: { coding: [{ code: key }] },
      diagnostics: WORDS[language][key],
      entry,
      expression: [path],
    })),
  };
}
