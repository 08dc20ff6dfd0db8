import { type ContentKind, SINGLE_KINDS } from '@phial/contract/content/content-body';
import { useParams } from 'react-router';
import { Arriving } from '../../features/editing/arriving.tsx';
import { EntryEditor } from '../../features/editing/entry-editor.tsx';
import { kindOf } from '../../features/editing/kinds.ts';
import { useEntry } from '../../features/editing/queries.ts';
import { SingleEntry } from '../../features/editing/single-entry.tsx';
import { useMessages } from '../../language/language.ts';
import { NotFound } from '../not-found/not-found.tsx';

/** `/content/:kind/:id`: one entry, or a new one under `new`. */
export function ContentEntry() {
  const { kind: name, id = '' } = useParams();
  const kind = kindOf(name);
  if (kind === undefined) return <NotFound />;
  if (SINGLE_KINDS.has(kind)) return <SingleEntry key={kind} kind={kind} />;
  return id === 'new' ? (
    <EntryEditor key={`${kind} new`} kind={kind} />
  ) : (
    <Existing key={`${kind} ${id}`} kind={kind} id={id} />
  );
}

function Existing({ kind, id }: { kind: ContentKind; id: string }) {
  const { kinds } = useMessages().editing;
  const query = useEntry(kind, id);
  if (query.data !== undefined) return <EntryEditor kind={kind} entry={query.data} />;
  return <Arriving listName={kinds[kind].name} listPath={`/content/${kind}`} query={query} />;
}
