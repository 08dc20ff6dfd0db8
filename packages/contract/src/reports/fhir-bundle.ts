import { REPORT_STATUSES } from '@phial/domain/reports/report-status';
import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import {
  Annotation,
  CodeableConcept,
  domainResource,
  element,
  FhirDate,
  FhirDateTime,
  FhirInstant,
  Identifier,
  Period,
  Quantity,
  RangeBound,
  Reference,
  resource,
  Text,
  unread,
} from './fhir-elements.ts';

/*
 * What the laboratory's system sends: a FHIR R4 bundle of reports. Everything
 * the schemas do not name is refused.
 */

/** More is sent as several bundles. */
export const MOST_ENTRIES = 2_000;
const MOST_RESULTS = 500;
export const MOST_CONTAINED = MOST_RESULTS + 20;

const References = Type.Array(Reference, { maxItems: MOST_RESULTS });
const Concepts = Type.Array(CodeableConcept, { maxItems: 10 });

/** PDFs of one report. */
const MOST_ATTACHMENTS = 4;
/** Bytes of one of them. */
export const MOST_ATTACHMENT_BYTES = 4 * 1024 * 1024;
/** In base64, with room for line breaks. */
const MOST_ATTACHMENT_TEXT = Math.ceil(MOST_ATTACHMENT_BYTES * 1.5);

/** What was measured: of an observation, and of each of its components. */
const measurement = {
  code: CodeableConcept,
  valueQuantity: Type.Optional(Quantity),
  valueCodeableConcept: Type.Optional(CodeableConcept),
  valueString: Type.Optional(Text(4_000, 'Negative')),
  dataAbsentReason: Type.Optional(CodeableConcept),
  interpretation: Type.Optional(Concepts),
  referenceRange: Type.Optional(
    Type.Array(
      ClosedObject({
        id: unread,
        extension: unread,
        type: unread,
        appliesTo: unread,
        age: unread,
        low: Type.Optional(RangeBound),
        high: Type.Optional(RangeBound),
        text: Type.Optional(Text(200, 'Up to 40 years')),
      }),
      { maxItems: 10 },
    ),
  ),
};

/** A part of an observation with a value of its own, such as one of the two pressures of a blood pressure. */
const Component = ClosedObject({ ...element, ...measurement });
export type Component = Static<typeof Component>;

/** A document of a report as it was issued. It comes with the report: an address to fetch it from is not accepted. */
const Attachment = ClosedObject({
  ...element,
  contentType: Type.Literal('application/pdf'),
  language: unread,
  data: Type.String({ minLength: 1, maxLength: MOST_ATTACHMENT_TEXT, description: 'base64' }),
  size: unread,
  hash: unread,
  title: Type.Optional(Text(200, 'Report as signed')),
  creation: unread,
});
export type Attachment = Static<typeof Attachment>;

export const OBSERVATION_STATUSES = [
  'registered',
  'preliminary',
  'final',
  'amended',
  'corrected',
  'cancelled',
  'entered-in-error',
  'unknown',
] as const;

/** One result, or, with `hasMember`, the heading of several. */
export const Observation = ClosedObject({
  ...domainResource,
  resourceType: Type.Literal('Observation'),
  identifier: unread,
  basedOn: unread,
  status: Type.Enum([...OBSERVATION_STATUSES]),
  category: unread,
  ...measurement,
  subject: Type.Optional(Reference),
  encounter: unread,
  effectiveDateTime: Type.Optional(FhirDateTime),
  effectivePeriod: Type.Optional(Period),
  issued: unread,
  performer: unread,
  note: Type.Optional(Type.Array(Annotation, { maxItems: 20 })),
  bodySite: unread,
  method: unread,
  specimen: unread,
  device: unread,
  component: Type.Optional(Type.Array(Component, { minItems: 1, maxItems: 50 })),
  hasMember: Type.Optional(References),
  derivedFrom: unread,
});
export type Observation = Static<typeof Observation>;

/** Who the report is about, told apart by two things: the number of the document and the day of birth. */
export const PatientResource = ClosedObject({
  ...domainResource,
  resourceType: Type.Literal('Patient'),
  identifier: Type.Array(Identifier, { minItems: 1, maxItems: 20 }),
  active: unread,
  name: unread,
  telecom: unread,
  gender: Type.Optional(Type.Enum(['male', 'female', 'other', 'unknown'])),
  birthDate: FhirDate,
  address: unread,
  maritalStatus: unread,
  contact: unread,
  communication: unread,
  generalPractitioner: unread,
  managingOrganization: unread,
});
export type PatientResource = Static<typeof PatientResource>;

/** The order; only its number is read. */
export const ServiceRequest = Type.Object(
  {
    resourceType: Type.Literal('ServiceRequest'),
    identifier: Type.Array(Identifier, { minItems: 1, maxItems: 20 }),
  },
  { additionalProperties: true },
);
export type ServiceRequest = Static<typeof ServiceRequest>;

/** Named by a report, never opened. */
export const UNREAD_RESOURCES = ['Specimen', 'Organization', 'Practitioner', 'PractitionerRole'] as const;
export const UnreadResource = Type.Object(
  { resourceType: Type.Enum([...UNREAD_RESOURCES]) },
  { additionalProperties: true },
);

export const DiagnosticReport = ClosedObject({
  ...domainResource,
  resourceType: Type.Literal('DiagnosticReport'),
  /** Looked at one by one, by their type. */
  contained: Type.Optional(Type.Array(Type.Unknown(), { maxItems: MOST_CONTAINED })),
  identifier: Type.Array(Identifier, { minItems: 1, maxItems: 10, description: 'The first is the number' }),
  basedOn: Type.Array(Reference, { minItems: 1, maxItems: 1 }),
  status: Type.Enum([...REPORT_STATUSES]),
  category: unread,
  code: CodeableConcept,
  subject: Reference,
  encounter: unread,
  effectiveDateTime: Type.Optional(FhirDateTime),
  effectivePeriod: Type.Optional(Period),
  issued: FhirInstant,
  performer: Type.Optional(Type.Array(Reference, { maxItems: 10 })),
  resultsInterpreter: Type.Optional(Type.Array(Reference, { maxItems: 10 })),
  specimen: unread,
  result: Type.Optional(References),
  conclusion: Type.Optional(Text(8_000, 'Within the reference ranges.')),
  presentedForm: Type.Optional(Type.Array(Attachment, { maxItems: MOST_ATTACHMENTS })),
});
export type DiagnosticReport = Static<typeof DiagnosticReport>;

/** The bundle itself; its resources are looked at one by one, by their type. */
export const Bundle = ClosedObject({
  ...resource,
  resourceType: Type.Literal('Bundle'),
  identifier: unread,
  type: Type.Enum(['transaction', 'collection']),
  timestamp: unread,
  total: unread,
  link: unread,
  signature: unread,
  entry: Type.Array(
    ClosedObject({
      id: unread,
      extension: unread,
      link: unread,
      fullUrl: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
      resource: Type.Unknown(),
      request: Type.Optional(
        ClosedObject({
          method: Type.Enum(['POST', 'PUT'], { description: 'Nothing is deleted this way' }),
          url: unread,
          ifNoneExist: unread,
          ifMatch: unread,
          ifNoneMatch: unread,
        }),
      ),
    }),
    { minItems: 1, maxItems: MOST_ENTRIES },
  ),
});
export type Bundle = Static<typeof Bundle>;
