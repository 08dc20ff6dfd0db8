import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { OrderList } from '../../features/orders/list/order-list.tsx';
import { useMessages } from '../../language/language.ts';
import { Page } from '../../shell/page.tsx';

/** All orders of the doctor. */
export function DoctorOrders() {
  const words = useMessages().orders;
  return (
    <Page
      title={words.listTitle}
      actions={
        <Link to="/doctor/orders/new" className={buttonClass({ variant: 'primary' })}>
          <Icon name="plus" size={20} />
          {words.newOrder}
        </Link>
      }
    >
      <OrderList />
    </Page>
  );
}
