import { Icon } from '../icon/icon.tsx';
import { Tag } from './tag.tsx';

export function Tones() {
  return (['mint', 'sky', 'plain', 'warning'] as const).map((tone) => (
    <Tag key={tone} tone={tone} icon={<Icon name="info" size={18} />}>
      Specimen collection
    </Tag>
  ));
}
