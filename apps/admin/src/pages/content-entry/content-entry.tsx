import type { ContentKind } from '@phial/contract/content-body';
import { Loading } from '@phial/ui/loading/loading';
import { useParams } from 'react-router';
import { EntryEditor } from '../../features/editing/entry-editor.tsx';
import { kindOf } from '../../features/editing/kinds.ts';
import { useEntry } from '../../features/editing/queries.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';
import { NotFound } from '../not-found/not-found.tsx';

/** `/content/:kind/:id`: one entry, or a new one under `new`. */
export function ContentEntry() {
  const { kind: name, id = '' } = useParams();
  const kind = kindOf(name);
  if (kind === undefined) return <NotFound />;
  return id === 'new' ? (
    <EntryEditor key={`${kind} new`} kind={kind} />
  ) : (
    <Existing key={`${kind} ${id}`} kind={kind} id={id} />
  );
}

function Existing({ kind, id }: { kind: ContentKind; id: string }) {
  const words = useMessages();
  const { data: entry, isError, refetch } = useEntry(kind, id);
  if (entry !== undefined) return <EntryEditor kind={kind} entry={entry} />;
  return (
    <Page title={words.editing.kinds[kind].name}>
      {isError ? (
        <TryAgain title={words.shell.page.failed} onTryAgain={() => void refetch()} />
      ) : (
        <Loading active label={words.shell.page.loading} />
      )}
    </Page>
  );
}
