import type { FhirBundle } from '@phial/contract/laboratory/order-feed';

/** Who fetches, and under which address. */
export interface FeedReader {
  readonly apiKey: string;
  /** Of the API with its prefix, such as `https://lab.example/api`. */
  readonly baseUrl: string;
}

/** An entry of a bundle, whose resource has whatever elements its type has. */
export type Entry = Omit<NonNullable<FhirBundle['entry']>[number], 'resource'> & {
  readonly resource: { readonly resourceType: string; readonly [element: string]: unknown };
};

/** A resource as an entry, under the address it would have on a FHIR server: references lead to it. */
export function entryOf(
  baseUrl: string,
  mode: 'match' | 'include',
  resource: { readonly resourceType: string; readonly id: string },
): Entry {
  return { fullUrl: `${baseUrl}/fhir/${resource.resourceType}/${resource.id}`, resource, search: { mode } };
}

/**
 * Stands for a record that cannot be handed out, so that it does not go unnoticed, nor hold up the others.
 * @param what names the record and says what is wrong with it, in a sentence
 */
export function unreadableEntry(what: string): Entry {
  const diagnostics = `${what} Please ask the administrator of the site.`;
  return {
    search: { mode: 'outcome' },
    resource: {
      resourceType: 'OperationOutcome',
      issue: [{ severity: 'error', code: 'exception', diagnostics }],
    },
  };
}

/** A page of what was searched for; entries with the same address are one. */
export function searchset(
  { self, next }: { self: string; next: string | undefined },
  entries: readonly Entry[],
): FhirBundle {
  const distinct = new Map(entries.map((entry) => [entry.fullUrl ?? entry, entry]));
  const link = [{ relation: 'self', url: self }];
  if (next !== undefined) link.push({ relation: 'next', url: next });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    link,
    // FHIR knows no empty lists.
    ...(distinct.size > 0 && { entry: [...distinct.values()] }),
  };
}
