import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Sorting } from './table-rows.ts';

/**
 * Filter and sorting of a table, kept in the address so that a reload, a bookmark and a colleague see the same:
 * `filter=…&sort=name` upwards, `sort=-name` downwards.
 * @param name begins the names of the parameters, where a page has several tables
 * @param filterInAddress false keeps what is typed in the page: it may be a person's name
 */
export function useTableAddress(name: string, filterInAddress: boolean) {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const keys = { filter: `${name}filter`, sort: `${name}sort` };
  const sort = params.get(keys.sort);
  const sorting: Sorting | undefined =
    sort === null ? undefined : { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') };

  const change = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    filter: filterInAddress ? (params.get(keys.filter) ?? '') : typed,
    sorting,
    setFilter: (text: string) => (filterInAddress ? change(keys.filter, text) : setTyped(text)),
    setSorting: ({ column, descending }: Sorting) => change(keys.sort, `${descending ? '-' : ''}${column}`),
  };
}
