import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import {
  Bundle,
  DiagnosticReport,
  MOST_CONTAINED,
  MOST_ENTRIES,
  Observation,
  PatientResource,
  ServiceRequest,
  UnreadResource,
} from './fhir-bundle.ts';

/*
 * The bundle of reports as a program sends it. The profile itself describes
 * what the reader of the body makes of that: its resources one by one, and
 * each number as a text with all its digits.
 */

const Contained = Type.Union([Observation, PatientResource, ServiceRequest, UnreadResource]);
const Report = ClosedObject({
  ...DiagnosticReport.properties,
  contained: Type.Optional(Type.Array(Contained, { maxItems: MOST_CONTAINED })),
});
const Entry = ClosedObject({
  ...Bundle.properties.entry.items.properties,
  resource: Type.Union([Report, ...Contained.anyOf]),
});
const Read = ClosedObject({
  ...Bundle.properties,
  entry: Type.Array(Entry, { minItems: 1, maxItems: MOST_ENTRIES }),
});

type Sent<Value> = Value extends { decimal: string }
  ? number
  : Value extends readonly (infer Item)[]
    ? Sent<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Sent<Value[Key]> }
      : Value;

/** The body of a call that brings reports, for its description; the server checks it by the profile. */
export const ReportBundle = Type.Unsafe<Sent<Static<typeof Read>>>(
  JSON.parse(
    JSON.stringify(Read, (_key, value) => (value?.properties?.decimal ? { type: 'number' } : value)),
  ),
);
