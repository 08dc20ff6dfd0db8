import type { ContentKind } from '@phial/contract/content/content-body';

interface UniqueWord {
  /** Of the database, which sees to it when two publish at once. */
  readonly index: string;
  /** Together they name one published entry of the kind. */
  readonly fields: readonly string[];
  /** Where a form or a file is told that it is taken. */
  readonly path: string;
}

/** By which visitors choose an entry, so that no two published ones may have the same. */
export const UNIQUE_WORDS: Readonly<Partial<Record<ContentKind, UniqueWord>>> = {
  dictionary: { index: 'content_word_once', fields: ['dictType', 'dictValue'], path: 'dictValue' },
  package: { index: 'content_package_once', fields: ['component'], path: 'component' },
};

/** The word of an entry, to be compared with those of its kind; undefined for kinds that need none. */
export function uniqueWordOf(kind: ContentKind, body: Record<string, unknown> | null): string | undefined {
  const unique = UNIQUE_WORDS[kind];
  if (unique === undefined || body === null) return undefined;
  return unique.fields.map((field) => String(body[field])).join(' ');
}
