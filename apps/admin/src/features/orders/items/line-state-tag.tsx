import type { LineState } from '@phial/domain/ordered-items';
import { Icon, type IconName } from '@phial/ui/icon/icon';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../../language/language.ts';

const LOOKS: Readonly<Record<LineState, { icon: IconName; tone: 'mint' | 'sky' | 'plain' }>> = {
  outstanding: { icon: 'clock', tone: 'plain' },
  preliminary: { icon: 'microscope', tone: 'sky' },
  reported: { icon: 'check', tone: 'mint' },
};

/** Whether an ordered item has a report, in word and shape. */
export function LineStateTag({ state }: { state: LineState }) {
  const words = useMessages().orders.lineStates;
  const { icon, tone } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon name={icon} size={16} />}>
      {words[state]}
    </Tag>
  );
}
