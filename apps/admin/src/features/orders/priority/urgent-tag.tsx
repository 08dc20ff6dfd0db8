import type { OrderPriority } from '@phial/domain/orders/order-state';
import { Icon } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';

/** That an order is urgent, in word and shape; nothing for a routine one. */
export function UrgentTag({ priority }: { priority: OrderPriority }) {
  const words = useMessages().orders.priority;
  if (priority === 'routine') return null;
  return (
    <Tag tone="warning" icon={<Icon name="warning" size={16} />}>
      {words.urgent}
    </Tag>
  );
}
