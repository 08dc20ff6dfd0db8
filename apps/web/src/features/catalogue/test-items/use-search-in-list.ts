import { loadChunk } from '@phial/browser/shell/load-chunk';
import type { TestItem } from '@phial/contract/content/test-item';
import type { ItemSearch } from '@phial/domain/test-item-search';
import { useCallback, useEffect, useMemo, useState } from 'react';

type SearchInList = typeof import('./search-in-list.ts')['searchInList'];

/** Holds for all visits of the page: once fetched it stays. */
let fetched: SearchInList | undefined;

interface SearchOfPage {
  /** Undefined until list and search have come, and somebody may want them. */
  readonly search: ItemSearch<TestItem> | undefined;
  /** The search did not arrive. */
  readonly failed: boolean;
  /** To be called when somebody may want to search, as often as one likes; after a failure it tries again. */
  want(): void;
}

/**
 * The search in a list. It is fetched and prepared when somebody turns to the search box and not with the page: most
 * look for a letter or a subject, and to prepare it takes long enough to be felt.
 */
export function useSearchInList(items: readonly TestItem[] | undefined): SearchOfPage {
  const [prepare, setPrepare] = useState(() => fetched);
  const [state, setState] = useState<'unwanted' | 'wanted' | 'failed'>('unwanted');
  const fetching = state === 'wanted' && prepare === undefined;
  useEffect(() => {
    if (!fetching) return undefined;
    let gone = false;
    loadChunk(() => import('./search-in-list.ts')).then(
      ({ searchInList }) => {
        fetched = searchInList;
        if (!gone) setPrepare(() => searchInList);
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [fetching]);
  const search = useMemo(
    () => (state === 'unwanted' || items === undefined ? undefined : prepare?.(items)),
    [state, items, prepare],
  );
  const want = useCallback(() => setState('wanted'), []);
  return { search, failed: state === 'failed', want };
}
