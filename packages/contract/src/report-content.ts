import { ABNORMAL_FLAGS, INTERPRETATION_CODES } from '@phial/domain/observation-interpretation';
import { type Static, Type } from 'typebox';
import { OBSERVATION_STATUSES } from './fhir-bundle.ts';

/*
 * What a report says, as it is kept under seal and as its doctor reads it.
 */

const closed = { additionalProperties: false };
const Decimal = Type.String({ description: 'Decimal with all its digits, as measured', examples: ['7.0'] });

export const AbnormalFlagName = Type.Enum([...ABNORMAL_FLAGS], {
  description: 'From the interpretation codes alone, never from the reference range',
});

/** A test, by the code the laboratory's system has for it. */
const TestCode = Type.Object(
  {
    system: Type.String({
      description: 'Code system, `http://loinc.org` for one; empty where none was named',
    }),
    code: Type.String({ description: 'Empty where only a name was given' }),
    name: Type.String(),
  },
  closed,
);
export type TestCode = Static<typeof TestCode>;

const ResultValue = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('quantity'),
      value: Decimal,
      comparator: Type.Union([
        Type.Literal(''),
        Type.Literal('<'),
        Type.Literal('<='),
        Type.Literal('>='),
        Type.Literal('>'),
      ]),
      unit: Type.String({ description: 'As printed; empty where it has none' }),
      ucum: Type.String({ description: 'Unit in UCUM, `1` where it has none' }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('text'), text: Type.String() }, closed),
  Type.Object(
    {
      kind: Type.Literal('absent'),
      reason: Type.String({ description: 'Why there is none, in the words given' }),
    },
    closed,
  ),
]);
export type ResultValue = Static<typeof ResultValue>;

/** A reference range as the laboratory gave it; a bound that is missing is open. */
const ReferenceRange = Type.Object(
  {
    low: Type.Union([Decimal, Type.Null()]),
    high: Type.Union([Decimal, Type.Null()]),
    unit: Type.String({ description: 'Empty: that of the value' }),
    text: Type.String({ description: 'Empty where the bounds say all' }),
  },
  closed,
);
export type ReferenceRange = Static<typeof ReferenceRange>;

export const ReportResult = Type.Object(
  {
    test: TestCode,
    value: ResultValue,
    status: Type.Enum([...OBSERVATION_STATUSES]),
    interpretations: Type.Array(Type.Enum([...INTERPRETATION_CODES]), {
      description: 'Codes of HL7 ObservationInterpretation',
    }),
    ranges: Type.Array(ReferenceRange),
    comments: Type.Array(Type.String()),
  },
  closed,
);
export type ReportResult = Static<typeof ReportResult>;

export const ResultGroup = Type.Object(
  {
    name: Type.String({ description: 'Empty for results outside of any group' }),
    results: Type.Array(ReportResult),
    comments: Type.Array(Type.String()),
  },
  closed,
);
export type ResultGroup = Static<typeof ResultGroup>;

export const ReportContent = Type.Object(
  {
    title: Type.String({ description: 'Name of what was ordered' }),
    effectiveAt: Type.Union([Type.String(), Type.Null()], {
      description: 'Collection of the specimen: ISO 8601 instant or YYYY-MM-DD',
    }),
    performers: Type.Array(Type.String()),
    interpreters: Type.Array(Type.String(), { description: 'Who reads and signs' }),
    conclusion: Type.String(),
    groups: Type.Array(ResultGroup),
  },
  closed,
);
export type ReportContent = Static<typeof ReportContent>;

/** How a version of a report differs from an earlier one. */
export const ReportChanges = Type.Object(
  {
    since: Type.Integer({ description: 'The newest earlier version that was not withdrawn' }),
    results: Type.Array(
      Type.Object({
        group: Type.Integer({ description: 'Place of the group, from 0' }),
        result: Type.Integer({ description: 'Place of the result in it, from 0' }),
        kind: Type.Union([Type.Literal('changed'), Type.Literal('added')]),
        former: Type.Union([ReportResult, Type.Null()], { description: 'Null: it was not there' }),
      }),
    ),
    removed: Type.Array(ReportResult, { description: 'Those that are no longer there' }),
  },
  closed,
);
export type ReportChanges = Static<typeof ReportChanges>;

/** What a list tells of a report; sealed apart, so that a list opens little. */
export const ReportOutline = Type.Object(
  {
    title: Type.String(),
    results: Type.Integer({ description: 'How many' }),
    abnormal: Type.Integer({ description: 'How many are marked, the critical ones among them' }),
    critical: Type.Integer(),
    changed: Type.Optional(
      Type.Integer({ description: 'How many results of the version before no longer hold as they were' }),
    ),
  },
  closed,
);
export type ReportOutline = Static<typeof ReportOutline>;
