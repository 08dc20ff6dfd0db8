import type { ContentBody, ContentKind } from '@phial/contract/content/content-body';
import file from '../../sample/content.json' with { type: 'json' };
import packages from '../../sample/packages.json' with { type: 'json' };

/** An entry of the sample as the staff site would have written it. */
export interface SampleEntry<Kind extends ContentKind> {
  readonly id: string;
  readonly body: ContentBody<Kind>;
}

type SampleEntries = { readonly [Kind in ContentKind]: readonly SampleEntry<Kind>[] };

/**
 * What a database without content starts with, in the order it is shown. The schemas of the kinds are checked where the
 * file is imported.
 */
export const contentEntries = { ...file.content, ...packages.content } as unknown as SampleEntries;

/** What the file states of the laboratory, also what another may leave out. */
export type SampleFacts = (typeof file.content.laboratory)[number]['body'];

/**
 * The text of one entry of the sample.
 * @param id that of the kind where it has one entry only
 * @throws Error where the sample has none
 */
export function sampleBody<Kind extends ContentKind>(kind: Kind, id: string = kind): ContentBody<Kind> {
  const entry = contentEntries[kind].find((one) => one.id === id);
  if (entry === undefined) throw new Error(`The sample has no ${kind} ${id}`);
  return entry.body;
}
