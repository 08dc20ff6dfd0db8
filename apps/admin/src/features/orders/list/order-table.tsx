import type { OrderSort, OrderSummary } from '@phial/contract/orders/order';
import { formatMoment } from '@phial/domain/moment-text';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { PagedTable } from '../../../table/paged-table.tsx';
import { UrgentTag } from '../priority/urgent-tag.tsx';
import { StateTag } from '../state-tag.tsx';
import styles from './order-table.module.css';

const COLUMNS = ['number', 'patient', 'state', 'items', 'placed', 'updated'] as const;

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
      <PagedTable
        label={words.label}
        className={styles.table}
        columns={COLUMNS.map((column) => ({
          head: words.columns[column],
          sort: column === 'items' ? undefined : column,
        }))}
        sort={sort}
        descending={descending}
        onSort={onSort}
      >
        {orders.map((order) => (
          <Row key={order.orderId} order={order} />
        ))}
      </PagedTable>
    </div>
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
      <td data-name={words.columns.state}>
        <StateTag state={order.state} /> <UrgentTag priority={order.priority} />
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

/** How far the items of an order have got, as long as not all of them have a final report. */
export function PartlyReported({ order: { state, lines, progress } }: { order: OrderSummary }) {
  const words = useMessages().orders;
  if (state !== 'IN_PROGRESS') return null;
  const [only] = progress.lines;
  if (progress.lines.length === 1 && only !== undefined) {
    return <span className={styles.second}>{words.lineStates[only]}</span>;
  }
  const reported = progress.lines.filter((line) => line === 'reported').length;
  return <span className={styles.second}>{words.progress(reported, lines.length)}</span>;
}
