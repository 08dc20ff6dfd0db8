import { CallError } from '@phial/client/call-error';
import { Loading } from '@phial/ui/loading/loading';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import { TryAgain } from '../../shell/try-again.tsx';

/** What stands where a thing is to be edited until it is there: loading, failed, or no longer there at all. */
export function Arriving({
  listName,
  listPath,
  query: { error, refetch },
}: {
  listName: string;
  listPath: string;
  query: Pick<UseQueryResult, 'error' | 'refetch'>;
}) {
  const words = useMessages();
  const { editor } = words.editing;
  const back = <Link to={listPath}>{editor.back(listName)}</Link>;
  if (error instanceof CallError && error.error === 'not-found')
    return (
      <Page title={editor.gone} lead={back}>
        <p>{editor.goneHint}</p>
      </Page>
    );
  return (
    // No way back while it loads: the editor would replace it under the hand that presses it.
    <Page title={listName} lead={error ? back : undefined}>
      {error ? (
        <TryAgain title={words.shell.page.failed} hint={error.message} onTryAgain={() => void refetch()} />
      ) : (
        <Loading active label={words.shell.page.loading} />
      )}
    </Page>
  );
}
