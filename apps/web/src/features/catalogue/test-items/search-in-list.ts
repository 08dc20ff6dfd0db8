import { SEARCH_WORDS } from '@phial/content/search-words';
import type { TestItem } from '@phial/contract/content/test-item';
import { type ItemSearch, itemSearch } from '@phial/domain/test-item-search';

/** Prepares the search in a list of tests, which takes some tens of milliseconds for a few hundred. */
export function searchInList(items: readonly TestItem[]): ItemSearch<TestItem> {
  return itemSearch(items, SEARCH_WORDS);
}
