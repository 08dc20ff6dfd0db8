import { Type } from 'typebox';

/** Of FHIR R4; what it lists is in the answer itself. */
export const CapabilityStatement = Type.Object(
  { resourceType: Type.Literal('CapabilityStatement'), fhirVersion: Type.Literal('4.0.1') },
  { additionalProperties: true },
);
