import type { OrderState } from '@phial/domain/orders/order-state';
import type { LineState } from '@phial/domain/orders/ordered-items';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../language/language.ts';

/** Each state in word and shape, so that colour never speaks alone. */
const LOOKS: Readonly<
  Record<OrderState | LineState, { icon: IconName; tone: 'mint' | 'sky' | 'plain' | 'warning' }>
> = {
  DRAFT: { icon: 'edit', tone: 'warning' },
  PLACED: { icon: 'clock', tone: 'sky' },
  RECEIVED: { icon: 'specimen', tone: 'sky' },
  IN_PROGRESS: { icon: 'microscope', tone: 'sky' },
  REPORTED: { icon: 'check', tone: 'mint' },
  CANCELLED: { icon: 'cancel', tone: 'plain' },
  outstanding: { icon: 'clock', tone: 'plain' },
  preliminary: { icon: 'microscope', tone: 'sky' },
  reported: { icon: 'check', tone: 'mint' },
};

/** The state of an order, or whether an ordered item has a report. */
export function StateTag({ state }: { state: OrderState | LineState }) {
  const { states, lineStates } = useMessages().orders;
  const { icon, tone } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon name={icon} size={16} />}>
      {{ ...states, ...lineStates }[state]}
    </Tag>
  );
}
