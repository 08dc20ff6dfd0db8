import { keyOf } from '@phial/browser/server-state/call-query';
import { readOrder } from '@phial/contract/calls/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { OrderComposer } from '../../features/orders/composer/order-composer.tsx';

/** An order that is not saved yet; once it is, its own page goes on with it. */
export function DoctorNewOrder() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <OrderComposer
      saved={undefined}
      onOrder={(order) => {
        queries.setQueryData(keyOf(readOrder, { params: { id: order.orderId } }), order);
        void navigate(`/doctor/orders/${order.orderId}`, { replace: true });
      }}
    />
  );
}
