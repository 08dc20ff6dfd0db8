import type { DayOff } from '@phial/contract/desk/desk';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';

/** Why there is no service, or none of the one looked at. */
export function DayOffNotice({
  dayOff,
  isEmpty,
  hasType,
}: {
  dayOff: DayOff | null;
  /** The planner has nothing to show. */
  isEmpty: boolean;
  /** Only one service is looked at. */
  hasType: boolean;
}) {
  const words = useMessages().desk.dayOff;
  const language = useLanguage();
  if (dayOff !== null) {
    const title =
      dayOff.names === null ? words[dayOff.kind] : `${words[dayOff.kind]}: ${dayOff.names[language]}`;
    return (
      <Notice tone={isEmpty ? 'info' : 'warning'} title={title}>
        {!isEmpty && <p>{words.left}</p>}
      </Notice>
    );
  }
  if (!isEmpty) return null;
  return (
    <Notice tone="info" title={hasType ? words.noneOfType : words.none}>
      <p>{words.hint}</p>
    </Notice>
  );
}
