import type { InterpretationCode } from '@phial/domain/reports/observation-interpretation';
import type { ReportStatus } from '@phial/domain/reports/report-status';
import type { SamplePanelName } from './sample-panels.ts';
import type { SamplePatient } from './sample-patients.ts';

/** A number or words, and how the laboratory marks it. */
export type SampleResult = readonly [value: number | string, ...codes: InterpretationCode[]];

/** One version of a report. */
export interface SampleVersion {
  readonly status: ReportStatus;
  /** Hours after the collection. */
  readonly after: number;
  /** By code of the test; a test that is missing has no result yet. */
  readonly results: Readonly<Record<string, SampleResult>>;
  readonly comment?: string;
}

/** An order and what was reported for it. */
export interface SampleOrder {
  readonly patient: SamplePatient;
  readonly panel: SamplePanelName;
  /** Days before today on which the specimen was taken. */
  readonly daysAgo: number;
  readonly versions: readonly SampleVersion[];
}

const renal = (
  daysAgo: number,
  [na, k, urea, crea, egfr]: readonly [SampleResult, SampleResult, SampleResult, SampleResult, SampleResult],
): SampleOrder => ({
  patient: 'one',
  panel: 'renal',
  daysAgo,
  versions: [
    {
      status: 'final',
      after: 6,
      results: { 'S-NA': na, 'S-K': k, 'S-UREA': urea, 'S-CREA': crea, 'S-EGFR': egfr },
    },
  ],
});

/** Oldest first. Together they show every state, every mark and a course over time. */
export const SAMPLE_ORDERS: readonly SampleOrder[] = [
  renal(540, [[141], [4.2], [5.4], [71], [84, 'L']]),
  renal(420, [[140], [4.4], [6.1], [78], [76, 'L']]),
  {
    patient: 'two',
    panel: 'diabetes',
    daysAgo: 370,
    versions: [{ status: 'final', after: 8, results: { 'S-GLUC': [8.4, 'H'], 'S-HBA1C': [8.1, 'H'] } }],
  },
  renal(300, [[142], [4.7], [7.4], [86, 'H'], [68, 'L']]),
  {
    patient: 'two',
    panel: 'diabetes',
    daysAgo: 250,
    versions: [{ status: 'final', after: 7, results: { 'S-GLUC': [7.3, 'H'], 'S-HBA1C': [7.4, 'H', 'B'] } }],
  },
  renal(160, [[139], [4.9], [8.6, 'H'], [95, 'H'], [60, 'L']]),
  {
    patient: 'two',
    panel: 'diabetes',
    daysAgo: 120,
    versions: [{ status: 'final', after: 7, results: { 'S-GLUC': [6.2, 'H'], 'S-HBA1C': [6.7, 'H', 'B'] } }],
  },
  {
    patient: 'three',
    panel: 'hepatitis',
    daysAgo: 45,
    versions: [
      {
        status: 'final',
        after: 26,
        results: { 'S-HBSAG': ['Non-reactive', 'NR'], 'S-HBSAB': [312, 'POS'] },
        comment: 'Sample comment: antibodies as after a vaccination.',
      },
    ],
  },
  {
    patient: 'four',
    panel: 'lipids',
    daysAgo: 30,
    versions: [
      {
        status: 'final',
        after: 9,
        results: { 'S-CHOL': [5.1], 'S-HDL': [1.3], 'S-LDL': [3.2], 'S-TRIG': [1.4] },
      },
      { status: 'entered-in-error', after: 30, results: {} },
    ],
  },
  {
    patient: 'four',
    panel: 'lipids',
    daysAgo: 28,
    versions: [
      {
        status: 'final',
        after: 9,
        results: { 'S-CHOL': [6.4, 'H'], 'S-HDL': [0.9, 'L'], 'S-LDL': [4.6, 'H'], 'S-TRIG': [2.1, 'H'] },
      },
    ],
  },
  {
    patient: 'two',
    panel: 'diabetes',
    daysAgo: 12,
    versions: [
      { status: 'preliminary', after: 4, results: { 'S-GLUC': [5.8, 'H'] } },
      { status: 'final', after: 8, results: { 'S-GLUC': [5.8, 'H'], 'S-HBA1C': [9.3, 'H'] } },
      {
        status: 'corrected',
        after: 29,
        results: { 'S-GLUC': [5.8, 'H'], 'S-HBA1C': [6.2, 'H', 'B'] },
        comment: 'Sample comment: the value of haemoglobin A1c was exchanged with that of another specimen.',
      },
    ],
  },
  renal(5, [
    [134, 'L'],
    [6.4, 'HH'],
    [13.2, 'HU'],
    [148, 'HU', 'U'],
    [34, 'LU'],
  ]),
  {
    patient: 'four',
    panel: 'blood',
    daysAgo: 2,
    versions: [
      {
        status: 'final',
        after: 5,
        results: {
          'S-HB': [7.1, 'LL'],
          'S-MCV': [71.6, 'L'],
          'S-RDW': [19.8, 'H'],
          'S-WBC': [5.2],
          'S-NEUT': [3.1],
          'S-PLT': [412, 'H'],
        },
        comment: 'Sample comment: the result was given to the ward by telephone.',
      },
    ],
  },
  {
    patient: 'three',
    panel: 'thyroid',
    daysAgo: 1,
    versions: [{ status: 'preliminary', after: 6, results: { 'S-TSH': [2.35] } }],
  },
];
