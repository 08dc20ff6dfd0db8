import type { OrderSort, OrderSummary } from '@phial/contract/order';
import { formatMoment } from '@phial/domain/moment-text';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { StateTag } from '../state-tag.tsx';
import styles from './order-table.module.css';
import { PartlyReported } from './partly-reported.tsx';

const COLUMNS = ['number', 'patient', 'state', 'items', 'placed', 'updated'] as const;
type Column = (typeof COLUMNS)[number];

/** A page of orders as the server sorted it, each a card in a narrow window; the order's number leads to its page. */
export function OrderTable({
  orders,
  sort,
  descending,
  onSort,
}: {
  orders: readonly OrderSummary[];
  sort: OrderSort;
  descending: boolean;
  onSort: (sort: OrderSort) => void;
}) {
  const words = useMessages().orders.list;
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={words.label}>
        <thead>
          <tr>
            {COLUMNS.map((column) =>
              column === 'items' ? (
                <th key={column} scope="col">
                  {words.columns[column]}
                </th>
              ) : (
                <SortHead
                  key={column}
                  column={column}
                  direction={column === sort ? (descending ? 'descending' : 'ascending') : undefined}
                  onSort={onSort}
                />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.orderId} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SortHead({
  column,
  direction,
  onSort,
}: {
  column: Exclude<Column, 'items'>;
  direction: 'ascending' | 'descending' | undefined;
  onSort: (sort: OrderSort) => void;
}) {
  const words = useMessages().orders.list;
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        {words.columns[column]}
        {direction !== undefined && (
          <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} size={16} />
        )}
      </button>
    </th>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const words = useMessages().orders.list;
  const language = useLanguage();
  const [first, ...others] = order.lines;
  return (
    <tr>
      <th scope="row">
        <Link to={`/doctor/orders/${order.orderId}`}>{order.number}</Link>
      </th>
      <td data-name={words.columns.patient}>
        {order.patientName === '' ? (
          <span className={styles.quiet}>{order.unreadable ? words.unreadable : words.noPatient}</span>
        ) : (
          <>
            <span>{order.patientName}</span>
            <span className={styles.second}>{order.documentNumber}</span>
          </>
        )}
      </td>
      <td data-name={words.columns.state} className={styles.state}>
        <StateTag state={order.state} />
        <PartlyReported order={order} />
      </td>
      <td data-name={words.columns.items}>
        <span>{first?.name[language] ?? '–'}</span>
        {others.length > 0 && <span className={styles.second}>{words.more(others.length)}</span>}
      </td>
      <td data-name={words.columns.placed}>
        <Moment at={order.placedAt} />
      </td>
      <td data-name={words.columns.updated}>
        <Moment at={order.updatedAt} />
      </td>
    </tr>
  );
}

function Moment({ at }: { at: string | null }) {
  const language = useLanguage();
  return at === null ? (
    <span className={styles.quiet}>–</span>
  ) : (
    <time dateTime={at}>{formatMoment(at, language)}</time>
  );
}
