import { ABNORMAL_FLAGS, INTERPRETATION_CODES } from '@phial/domain/reports/observation-interpretation';
import { type Static, Type } from 'typebox';
import { ClosedObject, Nullable, OneOf } from '../schemas.ts';
import { OBSERVATION_STATUSES } from './fhir-bundle.ts';

/*
 * What a report says, as it is kept under seal and as its doctor reads it.
 */

const Decimal = Type.String({ description: 'Decimal with all its digits, as measured', examples: ['7.0'] });

export const AbnormalFlagName = Type.Enum([...ABNORMAL_FLAGS], {
  description: 'From the interpretation codes alone, never from the reference range',
});

/** A test, by the code the laboratory's system has for it. */
const TestCode = ClosedObject({
  system: Type.String({
    description: 'Code system, `http://loinc.org` for one; empty where none was named',
  }),
  code: Type.String({ description: 'Empty where only a name was given' }),
  name: Type.String(),
});
export type TestCode = Static<typeof TestCode>;

const ResultValue = Type.Union([
  ClosedObject({
    kind: Type.Literal('quantity'),
    value: Decimal,
    comparator: OneOf(['', '<', '<=', '>=', '>']),
    unit: Type.String({ description: 'As printed; empty where it has none' }),
    ucum: Type.String({ description: 'Unit in UCUM, `1` where it has none' }),
  }),
  ClosedObject({ kind: Type.Literal('text'), text: Type.String() }),
  ClosedObject(
    { kind: Type.Literal('components') },
    { description: 'The values are those of its components' },
  ),
  ClosedObject({
    kind: Type.Literal('absent'),
    reason: Type.String({ description: 'Why there is none, in the words given' }),
  }),
]);
export type ResultValue = Static<typeof ResultValue>;

/** A reference range as the laboratory gave it; a bound that is missing is open. */
const ReferenceRange = ClosedObject({
  low: Nullable(Decimal),
  high: Nullable(Decimal),
  unit: Type.String({ description: 'Empty: that of the value' }),
  text: Type.String({ description: 'Empty where the bounds say all' }),
});
export type ReferenceRange = Static<typeof ReferenceRange>;

export const ReportResult = ClosedObject({
  test: TestCode,
  value: ResultValue,
  status: Type.Enum([...OBSERVATION_STATUSES]),
  interpretations: Type.Array(Type.Enum([...INTERPRETATION_CODES]), {
    description: 'Codes of HL7 ObservationInterpretation',
  }),
  ranges: Type.Array(ReferenceRange),
  comments: Type.Array(Type.String()),
  component: Type.Optional(
    Type.Literal(true, { description: 'A part of the nearest result before it that has no such mark' }),
  ),
});
export type ReportResult = Static<typeof ReportResult>;

export const ResultGroup = ClosedObject({
  name: Type.String({ description: 'Empty for results outside of any group' }),
  results: Type.Array(ReportResult),
  comments: Type.Array(Type.String()),
});
export type ResultGroup = Static<typeof ResultGroup>;

export const ReportContent = ClosedObject({
  title: Type.String({ description: 'Name of what was ordered' }),
  effectiveAt: Nullable(Type.String(), {
    description: 'Collection of the specimen: ISO 8601 instant or YYYY-MM-DD',
  }),
  performers: Type.Array(Type.String()),
  interpreters: Type.Array(Type.String(), { description: 'Who reads and signs' }),
  conclusion: Type.String(),
  groups: Type.Array(ResultGroup),
  attachments: Type.Optional(
    Type.Array(
      ClosedObject({
        title: Type.String({ description: 'Empty where none was given' }),
        bytes: Type.Integer(),
        sha256: Type.String({ description: 'Hexadecimal' }),
      }),
      { description: 'PDFs of this version, in their order; missing where there are none' },
    ),
  ),
});
export type ReportContent = Static<typeof ReportContent>;

/** How a version of a report differs from an earlier one. */
export const ReportChanges = ClosedObject({
  since: Type.Integer({
    description:
      'The newest earlier version that was not withdrawn and was marked as read, else the newest that was not withdrawn',
  }),
  results: Type.Array(
    Type.Object({
      group: Type.Integer({ description: 'Place of the group, from 0' }),
      result: Type.Integer({ description: 'Place of the result in it, from 0' }),
      kind: OneOf(['changed', 'added']),
      former: Nullable(ReportResult, { description: 'Null: it was not there' }),
    }),
  ),
  removed: Type.Array(ReportResult, { description: 'Those that are no longer there' }),
});
export type ReportChanges = Static<typeof ReportChanges>;

/** What a list tells of a report; sealed apart, so that a list opens little. */
export const ReportOutline = ClosedObject({
  title: Type.String(),
  results: Type.Integer({ description: 'How many' }),
  abnormal: Type.Integer({ description: 'How many are marked, the critical ones among them' }),
  critical: Type.Integer(),
  changed: Type.Optional(
    Type.Integer({ description: 'How many results of the version before no longer hold as they were' }),
  ),
});
export type ReportOutline = Static<typeof ReportOutline>;
