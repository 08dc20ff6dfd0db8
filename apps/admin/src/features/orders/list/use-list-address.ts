import type { OrderSearch, OrderSort } from '@phial/contract/orders/order';
import { ORDER_STATES, type OrderState } from '@phial/domain/orders/order-state';
import { useState } from 'react';
import { useAddress } from '../../../shell/use-address.ts';

export const PAGE_SIZES = [20, 50, 100] as const;
const [FIRST_SIZE] = PAGE_SIZES;
const SORTS: readonly OrderSort[] = ['number', 'patient', 'state', 'placed', 'updated'];

/** The beginning of an order number, with its hyphen; anything else that is typed may be a person or a document. */
const NUMBER = /^\s*hd-[\dcfghjkmnprtvwxy]{0,8}\s*$/i;

/** As far as the server counts. */
const LAST_PAGE = 100_000;

/**
 * States, sorting, page and size of the list, kept in the address. What is
 * typed to find an order is kept there only when it is an order number: a name
 * or a document number in an address would stand in the browser's history, in
 * bookmarks and in whatever is pasted to a colleague.
 */
export function useListAddress() {
  const [params, set] = useAddress();
  const [personal, setPersonal] = useState('');
  const states = (params.get('state') ?? '')
    .split(',')
    .filter((text): text is OrderState => ORDER_STATES.some((state) => state === text));
  const typedSort = params.get('sort') ?? '-updated';
  const sort = SORTS.find((one) => one === typedSort.replace(/^-/, '')) ?? 'updated';
  const descending = typedSort.startsWith('-');
  const page = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  const size = PAGE_SIZES.find((one) => String(one) === params.get('size')) ?? FIRST_SIZE;
  const text = params.get('number') ?? personal;
  const search: OrderSearch = { text, states, sort, descending, page, size };

  return {
    search,
    text,
    isFiltered: text !== '' || states.length > 0,
    setText(typed: string) {
      const isNumber = NUMBER.test(typed);
      setPersonal(isNumber ? '' : typed);
      set({ number: isNumber ? typed : '', page: '' });
    },
    toggleState(state: OrderState) {
      const next = states.includes(state) ? states.filter((one) => one !== state) : [...states, state];
      set({ state: next.join(','), page: '' });
    },
    /** The other way about when it is sorted so already. */
    setSort: (next: OrderSort) =>
      set({ sort: `${next === sort && !descending ? '-' : ''}${next}`, page: '' }),
    setPage: (next: number) => set({ page: next === 1 ? '' : String(next) }),
    setSize: (next: number) => set({ size: next === FIRST_SIZE ? '' : String(next), page: '' }),
    clear() {
      setPersonal('');
      set({ number: '', state: '', page: '' });
    },
  };
}
