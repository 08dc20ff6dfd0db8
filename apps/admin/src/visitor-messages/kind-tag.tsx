import type { VisitorMessage } from '@phial/contract/schedule/schedule-message';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../language/language.ts';

const TONES = {
  confirmation: 'mint',
  'change-confirmation': 'mint',
  'cancellation-confirmation': 'mint',
  reminder: 'sky',
  moved: 'sky',
  cancelled: 'warning',
  changed: 'mint',
  'waiting-joined': 'mint',
  'waiting-offer': 'sky',
  'waiting-ended': 'warning',
} as const;

/** What a message is about. */
export function KindTag({ kind }: Pick<VisitorMessage, 'kind'>) {
  return <Tag tone={TONES[kind]}>{useMessages().schedule.messages.kinds[kind]}</Tag>;
}
