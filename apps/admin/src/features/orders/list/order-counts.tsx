import { countOrders } from '@phial/contract/calls/orders';
import { ORDER_STATES } from '@phial/domain/orders/order-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callQuery } from '../../../api-client/client.ts';
import { useMessages } from '../../../language/language.ts';
import { TryAgain } from '../../../shell/try-again.tsx';
import styles from './order-counts.module.css';

/** How many orders are in each state; each number leads to its list. */
export function OrderCounts() {
  const words = useMessages().orders;
  const { data, isError, refetch } = useQuery({ ...callQuery(countOrders), staleTime: 0 });
  if (isError) return <TryAgain title={words.failed} onTryAgain={() => void refetch()} />;
  return (
    <nav aria-label={words.home.countsTitle}>
      <ul className={styles.counts}>
        {ORDER_STATES.map((state) => (
          <li key={state}>
            <Link to={`/doctor/orders?state=${state}`} className={styles.count}>
              <span className={styles.number}>{data?.[state] ?? '–'}</span>
              <span>{words.states[state]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
