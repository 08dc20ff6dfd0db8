import type { Report, ReportSummary } from '@phial/contract/reports/report';
import type { ReportResult } from '@phial/contract/reports/report-content';

export const REPORT_ID = '7d1f8b1e-0000-4000-8000-0000000000b1';

/** A final report of one patient in a list. */
export function sampleSummary(changes: Partial<ReportSummary> = {}): ReportSummary {
  return {
    reportId: REPORT_ID,
    reportNumber: 'R-1',
    orderNumber: 'HD-K22HPKWW',
    patientId: '7d1f8b1e-0000-4000-8000-0000000000a1',
    patientName: '陳大文',
    documentNumber: 'A123***(*)',
    status: 'final',
    version: 1,
    issuedAt: '2026-03-01T08:00:00.000Z',
    unread: true,
    outline: { title: 'Renal function', results: 2, abnormal: 2, critical: 1 },
    ...changes,
  };
}

/** Potassium of 4.1 without a mark. */
export function sampleResult(changes: Partial<ReportResult> = {}): ReportResult {
  return {
    test: { system: 'https://lab.example/test', code: 'K', name: 'Potassium' },
    value: { kind: 'quantity', value: '4.10', comparator: '', unit: 'mmol/L', ucum: 'mmol/L' },
    status: 'final',
    interpretations: [],
    comments: [],
    ranges: [{ low: '3.5', high: '5.1', unit: 'mmol/L', text: '' }],
    ...changes,
  };
}

/** That report with its one version and these results. */
export function sampleReport(results: ReportResult[], changes: Partial<Report> = {}): Report {
  const summary = sampleSummary();
  return {
    ...summary,
    patient: { name: '陳大文', englishName: 'CHAN Tai Man', birthday: '1946-02-08', sex: 'M' },
    currentVersion: 1,
    readVersion: null,
    content: {
      title: 'Renal function',
      effectiveAt: '2026-03-01',
      performers: [],
      interpreters: [],
      conclusion: '',
      groups: [{ name: '', results, comments: [] }],
    },
    versions: [
      { version: 1, status: 'final', issuedAt: summary.issuedAt, receivedAt: '2026-03-01T08:01:00.000Z' },
    ],
    ...changes,
  };
}
