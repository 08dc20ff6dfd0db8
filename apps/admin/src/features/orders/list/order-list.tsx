import { searchOrders } from '@phial/contract/calls/orders';
import { ORDER_STATES } from '@phial/domain/orders/order-state';
import { Button } from '@phial/ui/button/button';
import { describedBy, fieldIds } from '@phial/ui/field-row/field-row';
import { Icon } from '@phial/ui/icon/icon';
import { Loading } from '@phial/ui/loading/loading';
import { Pagination } from '@phial/ui/pagination/pagination';
import { TextInput } from '@phial/ui/text-field/text-input';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import { useDebouncedValue } from '../../../table/use-debounced-value.ts';
import styles from './order-list.module.css';
import { OrderTable } from './order-table.tsx';
import { PAGE_SIZES, useListAddress } from './use-list-address.ts';

/** The doctor's own orders: found by typing, narrowed down by state, sorted by a press on a column's head. */
export function OrderList() {
  const words = useMessages().orders;
  const id = useId();
  const address = useListAddress();
  const search = { ...address.search, text: useDebouncedValue(address.text) };
  const { states = [], page = 1, size = PAGE_SIZES[0] } = search;
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(searchOrders, { body: search }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const lastPage = data === undefined ? undefined : Math.max(1, Math.ceil(data.total / size));
  const isBehind = lastPage !== undefined && !isFetching && page > lastPage;
  const { setPage } = address;
  useEffect(() => {
    if (isBehind) setPage(lastPage);
  }, [isBehind, lastPage, setPage]);
  const hint = words.list.searchPrivate;

  return (
    <>
      <search className={styles.tools}>
        <div className={styles.find}>
          <label htmlFor={id}>{words.list.search}</label>
          <TextInput
            id={id}
            type="search"
            value={address.text}
            onChange={address.setText}
            placeholder={words.list.searchHint}
            aria-describedby={describedBy(id, { hint })}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <fieldset className={styles.states}>
          <legend>{words.list.filter}</legend>
          {ORDER_STATES.map((state) => (
            <button
              key={state}
              type="button"
              className={styles.state}
              aria-pressed={states.includes(state)}
              onClick={() => address.toggleState(state)}
            >
              {states.includes(state) && <Icon name="check" size={16} />}
              {words.states[state]}
            </button>
          ))}
        </fieldset>
        <p className={styles.hint} id={fieldIds(id).hintId}>
          {hint}
        </p>
      </search>
      <Loading active={isFetching && data === undefined} label={words.loading} />
      {isError && !isFetching && (
        <TryAgain title={words.failed} hint={words.failedHint} onTryAgain={() => void refetch()} />
      )}
      {data !== undefined && !isError && (
        <>
          <p role="status" className={styles.count}>
            {data.total > 0 ? words.list.found(data.total) : ''}
          </p>
          {data.total === 0 ? (
            <div className={styles.empty}>
              <p>{address.isFiltered ? words.list.none : words.list.empty}</p>
              {address.isFiltered && <Button onClick={address.clear}>{words.list.clear}</Button>}
            </div>
          ) : (
            <OrderTable
              orders={data.orders}
              sort={search.sort ?? 'updated'}
              descending={search.descending === true}
              onSort={address.setSort}
            />
          )}
          {data.total > PAGE_SIZES[0] && (
            <Pagination
              total={data.total}
              page={page}
              size={size}
              sizes={PAGE_SIZES}
              words={words.list.pages}
              onPage={address.setPage}
              onSize={address.setSize}
            />
          )}
        </>
      )}
    </>
  );
}
