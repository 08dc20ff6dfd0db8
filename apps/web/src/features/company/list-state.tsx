import { Loading } from '@phial/ui/loading/loading';
import { Notice } from '@phial/ui/notice/notice';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFailed } from './list-failed.tsx';

/** A list that a call brings: while it loads, when it failed, when it is empty, and when it is there. */
export function ListState<Entry>({
  query,
  words,
  children,
}: {
  query: UseQueryResult<readonly Entry[]>;
  words: { readonly loading: string; readonly failed: string; readonly none: string };
  children: (list: readonly Entry[]) => ReactNode;
}) {
  const { data, isFetching, isError } = query;
  return (
    // One box: the place of the loading word, empty at most times, must not be a row of the page's grid.
    <div>
      <Loading active={isFetching && data === undefined} label={words.loading} />
      {isError && data === undefined && !isFetching && (
        <ListFailed title={words.failed} onTryAgain={() => void query.refetch()} />
      )}
      {data?.length === 0 && <Notice tone="info" title={words.none} />}
      {data !== undefined && data.length > 0 && children(data)}
    </div>
  );
}
