import { LatestOrders } from '../../features/orders/list/latest-orders.tsx';
import { OrderCounts } from '../../features/orders/list/order-counts.tsx';
import { NewOrderLink } from '../../features/orders/new-order-link.tsx';
import { UnreadReports } from '../../features/reports/list/unread-reports.tsx';
import { useReportUpdates } from '../../features/reports/live/report-updates.ts';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';
import styles from './doctor-home.module.css';

/** What is new for a doctor: orders by state, drafts to finish, orders that wait, what was reported last. */
export function DoctorHome() {
  const words = useMessages().orders;
  useReportUpdates();
  return (
    <Page title={words.homeTitle} lead={words.homeLead} actions={<NewOrderLink />}>
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
