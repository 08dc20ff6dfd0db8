import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useAddress } from '../shell/use-address.ts';
import type { Sorting } from './table-rows.ts';

/**
 * Filter and sorting of a table, kept in the address so that a reload, a bookmark and a colleague see the same:
 * `filter=…&sort=name` upwards, `sort=-name` downwards.
 * @param name begins the names of the parameters, where a page has several tables
 * @param filterInAddress false keeps what is typed in the page: it may be a person's name
 */
export function useTableAddress(name: string, filterInAddress: boolean) {
  const [params, change] = useAddress();
  const keys = { filter: `${name}filter`, sort: `${name}sort` };
  const sort = params.get(keys.sort) ?? '';
  const [filter, setTyped] = useFilterText(filterInAddress ? (params.get(keys.filter) ?? '') : undefined);
  const sorting: Sorting | undefined = sort === '' ? undefined : sortingOf(sort);

  // Both each time: what was typed a moment ago may not have reached the address.
  const write = (texts: { filter: string; sort: string }) =>
    change({ [keys.filter]: filterInAddress ? texts.filter : '', [keys.sort]: texts.sort });

  return {
    filter,
    sorting,
    setFilter: (text: string) => {
      setTyped(text);
      if (filterInAddress) write({ filter: text, sort });
    },
    setSorting: (next: Sorting) => write({ filter, sort: sortKey(next) }),
  };
}

/** A sorting as the address has it: `name` upwards, `-name` downwards. */
export function sortKey({ column, descending }: Sorting): string {
  return `${descending ? '-' : ''}${column}`;
}

/** @param key of {@link sortKey} */
export function sortingOf(key: string): Sorting {
  return { column: key.replace(/^-/, ''), descending: key.startsWith('-') };
}

/**
 * What is typed, at once: the address follows when there is time, and a field that showed the address would
 * lose the letters typed meanwhile. A link and the browser's own ways set it anew.
 */
function useFilterText(inAddress: string | undefined) {
  const { key } = useLocation();
  const arrived = useNavigationType();
  const [typed, setTyped] = useState(inAddress ?? '');
  const [shownAt, setShownAt] = useState(key);
  if (key !== shownAt) {
    setShownAt(key);
    if (arrived !== 'REPLACE' && inAddress !== undefined) setTyped(inAddress);
  }
  return [typed, setTyped] as const;
}
