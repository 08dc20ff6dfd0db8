import { OrderList } from '../../features/orders/list/order-list.tsx';
import { NewOrderLink } from '../../features/orders/new-order-link.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** All orders of the doctor. */
export function DoctorOrders() {
  return (
    <Page title={useMessages().orders.listTitle} actions={<NewOrderLink />}>
      <OrderList />
    </Page>
  );
}
