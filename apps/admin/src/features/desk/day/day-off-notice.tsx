import type { DayOff, DeskDay } from '@phial/contract/desk/desk';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';

/** Why there is no service, or none of some. */
export function DayOffNotice({
  dayOff,
  closedServices,
  isEmpty,
  hasType,
}: {
  dayOff: DayOff | null;
  /** Of those looked at. */
  closedServices: DeskDay['closedServices'];
  /** The planner has nothing to show. */
  isEmpty: boolean;
  /** Only one service is looked at. */
  hasType: boolean;
}) {
  const words = useMessages().desk.dayOff;
  const language = useLanguage();
  const { nameOf } = useServices();
  if (dayOff !== null) {
    const title =
      dayOff.names === null ? words[dayOff.kind] : `${words[dayOff.kind]}: ${dayOff.names[language]}`;
    return (
      <Notice tone={isEmpty ? 'info' : 'warning'} title={title}>
        {!isEmpty && <p>{words.left}</p>}
      </Notice>
    );
  }
  if (closedServices.length > 0) {
    return closedServices.map(({ type, names }) => (
      <Notice
        key={type}
        tone={isEmpty ? 'info' : 'warning'}
        title={words.closedService(nameOf(type), names[language])}
      />
    ));
  }
  if (!isEmpty) return null;
  return (
    <Notice tone="info" title={hasType ? words.noneOfType : words.none}>
      <p>{words.hint}</p>
    </Notice>
  );
}
