import type { Component, Observation } from '@phial/contract/reports/fhir-bundle';
import type { CodeableConcept, Quantity } from '@phial/contract/reports/fhir-elements';
import type {
  ReferenceRange,
  ReportResult,
  ResultValue,
  TestCode,
} from '@phial/contract/reports/report-content';
import {
  INTERPRETATION_SYSTEM,
  type InterpretationCode,
  isInterpretationCode,
} from '@phial/domain/reports/observation-interpretation';
import type { Located } from './bundle-resources.ts';
import { collectionDates, isPossibleDate } from './check-resource.ts';
import { type Issue, type IssueLocation, issueAt } from './issue.ts';

/**
 * An observation as it is kept: its own result, then those of its components; what is wrong with it goes into `issues`.
 */
export function readObservation(
  { resource, location }: Located<Observation>,
  issues: Issue[],
): ReportResult[] {
  const { status, component: components = [] } = resource;
  for (const { date, path } of collectionDates(resource)) {
    if (!isPossibleDate(date)) issues.push(issueAt(location, 'date-impossible', path));
  }
  const whole = readMeasurement(resource, location, issues, components.length > 0);
  const parts = components.flatMap((component, index) => {
    const at = { ...location, path: `${location.path}.component[${index}]` };
    return readMeasurement(component, at, issues, false) ?? [];
  });
  if (whole === undefined) return [];
  const comments = (resource.note ?? []).map(({ text }) => text);
  return [
    { ...whole, status, comments },
    // A component has no status of its own.
    ...parts.map((part) => ({ ...part, status, comments: [], component: true as const })),
  ];
}

type Measurement = Observation | Component;

/** @param mayLackValue where components have the values */
function readMeasurement(
  part: Measurement,
  location: IssueLocation,
  issues: Issue[],
  mayLackValue: boolean,
): Pick<ReportResult, 'test' | 'value' | 'interpretations' | 'ranges'> | undefined {
  const complain = (key: Issue['key'], below: string) => void issues.push(issueAt(location, key, below));
  const test = readTest(part.code);
  if (test === undefined) complain('code-missing', '.code');
  const values = valuesOf(part);
  const value = values[0] ?? (mayLackValue ? { kind: 'components' as const } : undefined);
  if (value === undefined) complain('value-missing', '.value');
  if (values.length > 1) complain('values-several', '.value');

  const interpretations: InterpretationCode[] = [];
  for (const [index, concept] of (part.interpretation ?? []).entries()) {
    const code = interpretationOf(concept);
    if (code === undefined) complain('interpretation-unknown', `.interpretation[${index}]`);
    else interpretations.push(code);
  }
  const ranges = (part.referenceRange ?? []).map((range, index): ReferenceRange => {
    const low = range.low?.value.decimal ?? null;
    const high = range.high?.value.decimal ?? null;
    const at = `.referenceRange[${index}]`;
    if (low === null && high === null && range.text === undefined) complain('range-empty', at);
    if (low !== null && high !== null && Number(low) > Number(high)) complain('range-reversed', at);
    const unit = range.low?.unit ?? range.high?.unit ?? range.low?.code ?? range.high?.code ?? '';
    return { low, high, unit, text: range.text ?? '' };
  });
  return test === undefined || value === undefined ? undefined : { test, value, interpretations, ranges };
}

/** The first coding; its words are the concept's own where it has any. */
export function readTest({ coding = [], text }: CodeableConcept): TestCode | undefined {
  const first = coding.find(({ code }) => code !== undefined) ?? coding[0];
  const name = text ?? first?.display ?? first?.code;
  return name === undefined ? undefined : { system: first?.system ?? '', code: first?.code ?? '', name };
}

function valuesOf({
  valueQuantity,
  valueCodeableConcept,
  valueString,
  dataAbsentReason,
}: Measurement): ResultValue[] {
  const values: ResultValue[] = [];
  if (valueQuantity !== undefined) values.push(quantityValue(valueQuantity));
  const words = valueCodeableConcept && wordsOf(valueCodeableConcept);
  if (words !== undefined) values.push({ kind: 'text', text: words });
  if (valueString !== undefined) values.push({ kind: 'text', text: valueString });
  const reason = dataAbsentReason && wordsOf(dataAbsentReason);
  if (reason !== undefined) values.push({ kind: 'absent', reason });
  return values;
}

function quantityValue({ value, comparator, unit, code }: Quantity): ResultValue {
  return {
    kind: 'quantity',
    value: value.decimal,
    comparator: comparator ?? '',
    // `1` is UCUM's way of saying that there is none.
    unit: unit ?? (code === '1' ? '' : code),
    ucum: code,
  };
}

function wordsOf(concept: CodeableConcept): string | undefined {
  return readTest(concept)?.name;
}

/** Systems other than HL7's may stand beside it; one of the codes has to be one of ours. */
function interpretationOf({ coding = [] }: CodeableConcept): InterpretationCode | undefined {
  for (const { system, code } of coding) {
    if (system === INTERPRETATION_SYSTEM && code !== undefined && isInterpretationCode(code)) return code;
  }
  return undefined;
}
