import type { OrderItem } from '@phial/contract/orders/order';

/*
 * What the sample reports measure. Codes, values and reference ranges are made
 * up for the eye: no laboratory's, and no help with any decision.
 */

/** A test whose result is a number. */
export interface SampleTest {
  readonly code: string;
  readonly name: string;
  /** In UCUM. */
  readonly unit: string;
  readonly low?: number;
  readonly high?: number;
}

export interface SamplePanel {
  readonly code: string;
  readonly name: string;
  /** What is ordered for it. */
  readonly item: OrderItem;
  /** Under a heading, or without one. */
  readonly groups: readonly { readonly name?: string; readonly tests: readonly SampleTest[] }[];
}

const test = (code: string, name: string, unit: string, low?: number, high?: number): SampleTest => ({
  code,
  name,
  unit,
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

export const SAMPLE_PANELS = {
  renal: {
    code: 'S-RFT',
    name: 'Renal function',
    item: { kind: 'TEST_ITEM', itemId: 'bio-rft' },
    groups: [
      {
        tests: [
          test('S-NA', 'Sodium', 'mmol/L', 136, 145),
          test('S-K', 'Potassium', 'mmol/L', 3.5, 5.1),
          test('S-UREA', 'Urea', 'mmol/L', 2.8, 8.1),
          test('S-CREA', 'Creatinine', 'umol/L', 45, 84),
          test('S-EGFR', 'Estimated GFR', 'mL/min/{1.73_m2}', 90),
        ],
      },
    ],
  },
  blood: {
    code: 'S-CBC',
    name: 'Complete blood count',
    item: { kind: 'TEST_ITEM', itemId: 'hae-cbc' },
    groups: [
      {
        name: 'Red cells',
        tests: [
          test('S-HB', 'Haemoglobin', 'g/dL', 13.2, 17.1),
          test('S-MCV', 'Mean cell volume', 'fL', 80, 98),
          test('S-RDW', 'Red cell distribution width', '%', undefined, 14.6),
        ],
      },
      {
        name: 'White cells and platelets',
        tests: [
          test('S-WBC', 'White cells', '10*9/L', 3.7, 9.3),
          test('S-NEUT', 'Neutrophils', '10*9/L', 1.8, 6.2),
          test('S-PLT', 'Platelets', '10*9/L', 150, 370),
        ],
      },
    ],
  },
  lipids: {
    code: 'S-LIPID',
    name: 'Lipid profile',
    item: { kind: 'TEST_ITEM', itemId: 'bio-lipid' },
    groups: [
      {
        tests: [
          test('S-CHOL', 'Total cholesterol', 'mmol/L', undefined, 5.2),
          test('S-HDL', 'HDL cholesterol', 'mmol/L', 1.1),
          test('S-LDL', 'LDL cholesterol', 'mmol/L', undefined, 3.4),
          test('S-TRIG', 'Triglycerides', 'mmol/L', undefined, 1.7),
        ],
      },
    ],
  },
  diabetes: {
    code: 'S-DM',
    name: 'Diabetes monitoring',
    item: { kind: 'PACKAGE', itemId: 'diabetes-monitoring' },
    groups: [
      {
        tests: [
          test('S-GLUC', 'Fasting glucose', 'mmol/L', 3.9, 5.6),
          test('S-HBA1C', 'Haemoglobin A1c', '%', undefined, 5.7),
        ],
      },
    ],
  },
  thyroid: {
    code: 'S-THY',
    name: 'Thyroid profile',
    item: { kind: 'PACKAGE', itemId: 'thyroprofile' },
    groups: [
      {
        tests: [
          test('S-TSH', 'Thyroid stimulating hormone', 'm[IU]/L', 0.35, 4.8),
          test('S-FT4', 'Free thyroxine', 'pmol/L', 12, 22),
        ],
      },
    ],
  },
  hepatitis: {
    code: 'S-HEPB',
    name: 'Hepatitis B',
    item: { kind: 'PACKAGE', itemId: 'hepatitis-b' },
    groups: [
      {
        tests: [
          test('S-HBSAG', 'Hepatitis B surface antigen', ''),
          test('S-HBSAB', 'Hepatitis B surface antibody', 'm[IU]/mL', 10),
        ],
      },
    ],
  },
} as const satisfies Record<string, SamplePanel>;

export type SamplePanelName = keyof typeof SAMPLE_PANELS;
