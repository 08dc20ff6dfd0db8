import type { OrderState } from '@phial/domain/order-state';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../language/language.ts';

/** Each state in word and shape, so that colour never speaks alone. */
const LOOKS: Readonly<Record<OrderState, { icon: IconName; tone: 'mint' | 'sky' | 'plain' | 'warning' }>> = {
  DRAFT: { icon: 'edit', tone: 'warning' },
  PLACED: { icon: 'clock', tone: 'sky' },
  RECEIVED: { icon: 'specimen', tone: 'sky' },
  IN_PROGRESS: { icon: 'microscope', tone: 'sky' },
  REPORTED: { icon: 'check', tone: 'mint' },
  CANCELLED: { icon: 'cancel', tone: 'plain' },
};

export function StateTag({ state }: { state: OrderState }) {
  const words = useMessages().orders.states;
  const { icon, tone } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon name={icon} size={16} />}>
      {words[state]}
    </Tag>
  );
}
