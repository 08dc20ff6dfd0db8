import { buttonClass } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { Link } from 'react-router';
import { useMessages } from '../../language/language.ts';

export function NewOrderLink() {
  return (
    <Link to="/doctor/orders/new" className={buttonClass({ variant: 'primary' })}>
      <Icon name="plus" size={20} />
      {useMessages().orders.newOrder}
    </Link>
  );
}
