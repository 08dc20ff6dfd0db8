import { searchOrders } from '@phial/contract/calls/orders';
import type { OrderSearch } from '@phial/contract/orders/order';
import { formatMoment } from '@phial/domain/moment-text';
import { Card } from '@phial/ui/card/card';
import { Loading } from '@phial/ui/loading/loading';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { callQuery } from '../../../api-client/client.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import { UrgentTag } from '../priority/urgent-tag.tsx';
import styles from './latest-orders.module.css';
import { PartlyReported } from './order-table.tsx';

function OrderTime({ at }: { at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatMoment(at, language)}</time>;
}

/** The newest few orders of some states, for the home page. */
export function LatestOrders({
  title,
  none,
  search,
  time,
}: {
  title: string;
  none: string;
  search: Pick<OrderSearch, 'states' | 'sort'>;
  /** Which of an order's times the title is about. */
  time: 'updatedAt' | 'placedAt' | 'reportedAt';
}) {
  const words = useMessages().orders;
  const language = useLanguage();
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(searchOrders, { body: { ...search, descending: true, size: 5 } }),
    staleTime: 0,
  });
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Loading active={isFetching && data === undefined} label={words.loading} />
      {isError && <TryAgain title={words.failed} onTryAgain={() => void refetch()} />}
      {data !== undefined && data.orders.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {data?.orders.map((order) => (
          <li key={order.orderId} className={styles.order}>
            <Link to={`/doctor/orders/${order.orderId}`}>{order.number}</Link>
            <OrderTime at={order[time] ?? order.updatedAt} />
            <span>
              {order.patientName || (order.unreadable ? words.list.unreadable : words.list.noPatient)}
            </span>
            <UrgentTag priority={order.priority} />
            <PartlyReported order={order} />
            <span className={styles.items}>{order.lines.map(({ name }) => name[language]).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
