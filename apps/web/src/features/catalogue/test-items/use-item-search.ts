import { SEARCH_WORDS } from '@phial/content/search-words';
import type { TestItem } from '@phial/contract/test-item';
import { type ItemSearch, itemSearch } from '@phial/domain/test-item-search';
import { useEffect, useMemo } from 'react';

/** Time for the list to be painted before the search in it is prepared, in milliseconds. */
const PAINTED = 200;

/**
 * The search in a list. To prepare it takes long enough to be felt (some tens of
 * milliseconds for a few hundred tests), so the list shows first.
 */
export function useItemSearch(items: readonly TestItem[] | undefined): ItemSearch<TestItem> {
  const search = useMemo(() => {
    let prepared: ItemSearch<TestItem> | undefined;
    const prepare = () => {
      prepared ??= itemSearch(items ?? [], SEARCH_WORDS);
      return prepared;
    };
    return { prepare, search: (text: string) => prepare().search(text) };
  }, [items]);
  useEffect(() => {
    const timer = setTimeout(search.prepare, PAINTED);
    return () => clearTimeout(timer);
  }, [search]);
  return search;
}
