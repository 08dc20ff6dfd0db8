import type { StaffEntry } from '@phial/contract/content/editing';
import { Tag } from '@phial/ui/tag/tag';
import { useMessages } from '../../language/language.ts';

/** Whether visitors see an entry, in words. */
export function StateTag({ entry }: { entry: StaffEntry }) {
  const { states } = useMessages().editing;
  const state = stateOf(entry);
  return (
    <Tag tone={state === 'PUBLISHED' ? 'mint' : state === 'edited' ? 'warning' : 'plain'}>
      {states[state]}
    </Tag>
  );
}

/** The state in the words of the catalogue: a published entry with a newer draft has one of its own. */
export function stateOf({ state, draft }: StaffEntry): StaffEntry['state'] | 'edited' {
  return state === 'PUBLISHED' && draft !== null ? 'edited' : state;
}
