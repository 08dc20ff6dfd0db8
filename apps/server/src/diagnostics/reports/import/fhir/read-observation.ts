import type { Observation } from '@phial/contract/reports/fhir-bundle';
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
import { isPossibleDate } from './check-resource.ts';
import { type Issue, issueAt } from './issue.ts';

/** A result as it is kept; what is wrong with the observation goes into `issues`. */
export function readObservation(
  { resource, location }: Located<Observation>,
  issues: Issue[],
): ReportResult | undefined {
  const complain = (key: Issue['key'], below: string) => void issues.push(issueAt(location, key, below));
  const test = readTest(resource.code);
  if (test === undefined) complain('code-missing', '.code');
  if (resource.effectiveDateTime !== undefined && !isPossibleDate(resource.effectiveDateTime)) {
    complain('date-impossible', '.effectiveDateTime');
  }
  const values = valuesOf(resource);
  const [value] = values;
  if (value === undefined) complain('value-missing', '.value');
  if (values.length > 1) complain('values-several', '.value');

  const interpretations: InterpretationCode[] = [];
  for (const [index, concept] of (resource.interpretation ?? []).entries()) {
    const code = interpretationOf(concept);
    if (code === undefined) complain('interpretation-unknown', `.interpretation[${index}]`);
    else interpretations.push(code);
  }
  const ranges = (resource.referenceRange ?? []).map((range, index): ReferenceRange => {
    const low = range.low?.value.decimal ?? null;
    const high = range.high?.value.decimal ?? null;
    const at = `.referenceRange[${index}]`;
    if (low === null && high === null && range.text === undefined) complain('range-empty', at);
    if (low !== null && high !== null && Number(low) > Number(high)) complain('range-reversed', at);
    const unit = range.low?.unit ?? range.high?.unit ?? range.low?.code ?? range.high?.code ?? '';
    return { low, high, unit, text: range.text ?? '' };
  });
  if (test === undefined || value === undefined) return undefined;
  const comments = (resource.note ?? []).map(({ text }) => text);
  return { test, value, status: resource.status, interpretations, ranges, comments };
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
}: Observation): ResultValue[] {
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
