import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Notice } from '@phial/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LatestOrders } from '../../features/orders/list/latest-orders.tsx';
import { OrderCounts } from '../../features/orders/list/order-counts.tsx';
import { fetchReports } from '../../features/reports/api.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import styles from './doctor-home.module.css';

/** What is new for a doctor: orders by state, drafts to finish, orders that wait, what was reported last. */
export function DoctorHome() {
  const words = useMessages().orders;
  return (
    <Page
      title={words.homeTitle}
      lead={words.homeLead}
      actions={
        <Link to="/doctor/orders/new" className={buttonClass({ variant: 'primary' })}>
          <Icon name="plus" size={20} />
          {words.newOrder}
        </Link>
      }
    >
      <UnreadReports />
      <OrderCounts />
      <div className={styles.columns}>
        <LatestOrders
          title={words.home.reportedTitle}
          none={words.home.reportedNone}
          search={{ states: ['REPORTED', 'IN_PROGRESS'], sort: 'updated' }}
          time="reportedAt"
        />
        <LatestOrders
          title={words.home.waitingTitle}
          none={words.home.waitingNone}
          search={{ states: ['PLACED', 'RECEIVED'], sort: 'placed' }}
          time="placedAt"
        />
        <LatestOrders
          title={words.home.draftsTitle}
          none={words.home.draftsNone}
          search={{ states: ['DRAFT'], sort: 'updated' }}
          time="updatedAt"
        />
      </div>
    </Page>
  );
}

/** How many reports nobody has marked as read, and the way to them; nothing while that is not known. */
function UnreadReports() {
  const words = useMessages().orders.home;
  const { data } = useQuery({
    queryKey: ['reports', 'unread'],
    queryFn: ({ signal }) => fetchReports({ unread: true, size: 1 }, signal),
    staleTime: 0,
  });
  if (data === undefined) return null;
  return (
    <Notice tone="info" title={data.unread > 0 ? words.unread(data.unread) : words.unreadNone}>
      {data.unread > 0 ? (
        <Link to="/doctor/reports?unread=yes">{words.unreadReports}</Link>
      ) : (
        <Link to="/doctor/reports">{words.allReports}</Link>
      )}
    </Notice>
  );
}
