import type { DayOff, DeskDay } from '@phial/contract/desk/desk';
import { Notice } from '@phial/ui/notice/notice';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useServices } from '../../../services/use-services.ts';

/** Why there is no service, or none of some. */
export function DayOffNotice({
  dayOff,
  closedServices,
  closedHours,
  isEmpty,
  hasType,
}: {
  dayOff: DayOff | null;
  /** Of those looked at. */
  closedServices: DeskDay['closedServices'];
  closedHours: DeskDay['closedHours'];
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
  const titles = [
    ...closedServices.map(({ type, names }) => words.closedService(nameOf(type), names[language])),
    ...closedHours.map(({ type, hours, names }) => {
      const time = `${hours.from}–${hours.until}`;
      return words.closedService(type === null ? time : `${nameOf(type)} ${time}`, names[language]);
    }),
  ];
  if (titles.length > 0) {
    return titles.map((title) => <Notice key={title} tone={isEmpty ? 'info' : 'warning'} title={title} />);
  }
  if (!isEmpty) return null;
  return (
    <Notice tone="info" title={hasType ? words.noneOfType : words.none}>
      <p>{words.hint}</p>
    </Notice>
  );
}
