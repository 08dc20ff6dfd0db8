import type { ContentKind } from '@phial/contract/content/content-body';
import { useMessages } from '../../language/language.ts';
import { Arriving } from './arriving.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { useEntries } from './queries.ts';

/** The only entry of a kind, or the beginning of it. */
export function SingleEntry({ kind }: { kind: ContentKind }) {
  const { content } = useMessages().editing;
  const query = useEntries(kind);
  if (query.data === undefined) return <Arriving listName={content} listPath="/content" query={query} />;
  const [entry] = query.data;
  return <EntryEditor kind={kind} {...(entry !== undefined && { entry })} />;
}
