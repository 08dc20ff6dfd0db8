import { type Static, Type } from 'typebox';
import { ClosedObject, OneOf } from '../schemas.ts';

/*
 * The data types of FHIR R4 as far as a report is read from them. Elements that
 * are in the standard but of no use here are named and taken without being
 * kept (`unread`); every other one is refused, so that nothing that changes the
 * meaning of a result is passed over in silence.
 */

/** In the standard, taken, not kept. */
export const unread = Type.Optional(Type.Unknown({ description: 'Taken, not kept' }));

/** Every data type may have these. */
export const element = { id: unread, extension: unread };

/** Every resource may have these. `modifierExtension` and `implicitRules` are missing: they could turn a result round. */
export const resource = { id: Type.Optional(Type.String({ maxLength: 64 })), meta: unread, language: unread };
/** As {@link resource}, of resources that may have a narrative. */
export const domainResource = { ...resource, text: unread, extension: unread };

export const UCUM = 'http://unitsofmeasure.org';

const Uri = Type.String({ minLength: 1, maxLength: 255, pattern: '^\\S+$', examples: ['http://loinc.org'] });
const Code = (example: string) =>
  Type.String({ minLength: 1, maxLength: 64, pattern: '^\\S+( \\S+)*$', examples: [example] });
export const Text = (maxLength: number, example: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', examples: [example] });

const DAY = '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)';

/** An instant with its zone. */
export const FhirInstant = Type.String({
  pattern: `^${DAY}T${TIME}$`,
  examples: ['2026-12-01T15:30:00+08:00'],
});
/** A day, or an instant with its zone. */
export const FhirDateTime = Type.String({
  pattern: `^${DAY}(?:T${TIME})?$`,
  examples: ['2026-12-01T09:30:00+08:00'],
});
export const FhirDate = Type.String({ pattern: `^${DAY}$`, examples: ['1980-05-17'] });

/**
 * A decimal with all its digits: 7.0 is not 7 to a laboratory, but is to
 * `JSON.parse`. The reader of the body wraps every number so.
 */
const Decimal = ClosedObject({
  decimal: Type.String({ pattern: '^-?(?:0|[1-9]\\d{0,11})(?:\\.\\d{1,8})?$', examples: ['7.0'] }),
});

const Coding = ClosedObject({
  ...element,
  system: Type.Optional(Uri),
  version: unread,
  code: Type.Optional(Code('718-7')),
  display: Type.Optional(Text(200, 'Haemoglobin')),
  userSelected: unread,
});

export const CodeableConcept = ClosedObject({
  ...element,
  coding: Type.Optional(Type.Array(Coding, { maxItems: 10 })),
  text: Type.Optional(Text(500, 'Haemoglobin')),
});
export type CodeableConcept = Static<typeof CodeableConcept>;

export const Identifier = ClosedObject({
  ...element,
  use: unread,
  type: unread,
  period: unread,
  assigner: unread,
  system: Type.Optional(Uri),
  value: Text(80, 'HD-7K3MX2CN'),
});

/** To a resource of the bundle, to a contained one (`#id`), or by identifier. */
export const Reference = ClosedObject({
  ...element,
  reference: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  type: unread,
  identifier: Type.Optional(Identifier),
  display: Type.Optional(Text(200, 'Chan Tai Man')),
});
export type Reference = Static<typeof Reference>;

/** A measured value: its unit is one of UCUM, `1` where it has none. */
export const Quantity = ClosedObject({
  ...element,
  value: Decimal,
  comparator: Type.Optional(OneOf(['<', '<=', '>=', '>'])),
  unit: Type.Optional(Text(60, 'g/dL')),
  system: Type.Literal(UCUM),
  code: Code('g/dL'),
});
export type Quantity = Static<typeof Quantity>;

/** A bound of a reference range; in the unit of the value unless it names its own. */
export const RangeBound = ClosedObject({
  ...element,
  value: Decimal,
  unit: Type.Optional(Text(60, 'g/dL')),
  system: Type.Optional(Type.Literal(UCUM)),
  code: Type.Optional(Code('g/dL')),
});

export const Annotation = ClosedObject({
  ...element,
  authorReference: unread,
  authorString: unread,
  time: unread,
  text: Text(4_000, 'Specimen slightly haemolysed.'),
});

export const Period = ClosedObject({
  ...element,
  start: Type.Optional(FhirDateTime),
  end: Type.Optional(FhirDateTime),
});
