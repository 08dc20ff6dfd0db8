import { INTERPRETATION_SYSTEM } from '@phial/domain/reports/observation-interpretation';
import { SAMPLE_PANELS, type SamplePanel, type SampleTest } from './sample-panels.ts';
import { SAMPLE_PATIENTS } from './sample-patients.ts';
import type { SampleOrder, SampleResult, SampleVersion } from './sample-reports.ts';

const SYSTEM = 'https://harbour-diagnostics.example';
/** Of the reports' numbers. */
export const SAMPLE_REPORT_SYSTEM = `${SYSTEM}/report`;
const UCUM = 'http://unitsofmeasure.org';
/** How units of UCUM are printed, where that is not the same. */
const PRINTED: Readonly<Record<string, string>> = {
  'umol/L': 'µmol/L',
  '10*9/L': '×10⁹/L',
  'm[IU]/L': 'mIU/L',
  'm[IU]/mL': 'mIU/mL',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};
const LABORATORY = 'Harbour Diagnostics Laboratory (sample)';

/** What is only known where the sample is loaded. */
export interface SampleOccasion {
  readonly orderNumber: string;
  readonly reportNumber: string;
  /** ISO 8601 instants with their zone. */
  readonly collectedAt: string;
  readonly issuedAt: string;
}

/** A version of a sample report as a laboratory's system would send it: a FHIR R4 bundle. */
export function sampleBundle(order: SampleOrder, version: SampleVersion, occasion: SampleOccasion): object {
  const { code, name, item, groups }: SamplePanel = SAMPLE_PANELS[order.panel];
  const contained = groups.flatMap((group, index) => {
    const members = group.tests.flatMap((test) => observation(test, version.results[test.code]) ?? []);
    if (group.name === undefined || members.length === 0) return members;
    const heading = {
      resourceType: 'Observation',
      id: `group-${index}`,
      status: 'final',
      code: { text: group.name },
      hasMember: members.map(({ id }) => ({ reference: `#${id}` })),
    };
    return [...members, heading];
  });
  const inGroups = new Set(
    contained.flatMap((one) => ('hasMember' in one ? one.hasMember.map(({ reference }) => reference) : [])),
  );
  const result = contained.map(({ id }) => ({ reference: `#${id}` }));
  const report = {
    resourceType: 'DiagnosticReport',
    contained: [patient(order), ...contained],
    identifier: [{ system: SAMPLE_REPORT_SYSTEM, value: occasion.reportNumber }],
    basedOn: [{ identifier: { system: `${SYSTEM}/order`, value: occasion.orderNumber } }],
    status: version.status,
    code: {
      coding: [
        { system: `${SYSTEM}/test`, code },
        { system: `${SYSTEM}/item`, code: item.itemId },
      ],
      text: name,
    },
    subject: { reference: '#patient' },
    effectiveDateTime: occasion.collectedAt,
    issued: occasion.issuedAt,
    performer: [{ display: LABORATORY }],
    result: result.filter(({ reference }) => !inGroups.has(reference)),
    ...(version.comment !== undefined && { conclusion: version.comment }),
  };
  return { resourceType: 'Bundle', type: 'collection', entry: [{ resource: report }] };
}

function patient({ patient: name }: SampleOrder) {
  const { documentNumber, sex, birthday } = SAMPLE_PATIENTS[name];
  return {
    resourceType: 'Patient',
    id: 'patient',
    birthDate: birthday,
    identifier: [{ system: `${SYSTEM}/document`, value: documentNumber }],
    gender: sex === 'F' ? 'female' : 'male',
  };
}

function observation({ code, name, unit, low, high }: SampleTest, result: SampleResult | undefined) {
  if (result === undefined) return undefined;
  const [value, ...codes] = result;
  const quantity = (number: number) => ({
    value: number,
    unit: PRINTED[unit] ?? unit,
    system: UCUM,
    code: unit,
  });
  return {
    resourceType: 'Observation',
    id: code,
    status: 'final',
    code: { coding: [{ system: `${SYSTEM}/test`, code, display: name }] },
    ...(typeof value === 'string' ? { valueString: value } : { valueQuantity: quantity(value) }),
    ...(codes.length > 0 && {
      interpretation: codes.map((each) => ({ coding: [{ system: INTERPRETATION_SYSTEM, code: each }] })),
    }),
    ...((low !== undefined || high !== undefined) && {
      referenceRange: [
        {
          ...(low !== undefined && { low: quantity(low) }),
          ...(high !== undefined && { high: quantity(high) }),
        },
      ],
    }),
  };
}
