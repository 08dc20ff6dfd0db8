import { PUBLIC } from '../access.ts';
import { callsOf } from '../call.ts';
import { CapabilityStatement } from '../laboratory/capability-statement.ts';

const call = callsOf('laboratory', PUBLIC);

export const readCapabilities = call('GET /fhir/metadata', {
  summary: 'Read what is spoken of FHIR',
  description: 'A FHIR R4 CapabilityStatement. Public, as it says nothing that this page does not say.',
  answer: CapabilityStatement,
  answerMedia: 'application/fhir+json',
});
