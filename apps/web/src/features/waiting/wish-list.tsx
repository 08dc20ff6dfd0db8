import type { WaitingEntry } from '@phial/contract/booking/waiting';
import { formatLongDate } from '@phial/domain/hong-kong-time';
import { localised } from '@phial/domain/language';
import { DefinitionList } from '@phial/ui/definition-list/definition-list';
import { useLanguage, useMessages } from '../../language/language.ts';
import { useServiceName } from '../booking/services/services.ts';
import { findPoint, useServicePoints } from '../booking/steps/service-points.ts';
import { HOURS, WEEKDAYS, type Wishes } from './wishes.ts';

/** What somebody waits for, in words. */
export function WishList({ entry }: { entry: WaitingEntry }) {
  const { type, servPtIds, firstDay, lastDay } = entry;
  const words = useMessages('furtherBooking').waitingList;
  const language = useLanguage();
  const service = useServiceName(type);
  const { points } = useServicePoints(type, true);
  const weekdays = useWeekdays(entry);
  const hours = useHours(entry);
  const names = servPtIds.flatMap((id) => {
    const point = findPoint(points, id);
    return point ? [localised(point, 'servPt', language)] : [];
  });
  const day = (key: string) => formatLongDate(key, language);
  return (
    <DefinitionList
      rows={[
        { term: words.service, value: service },
        { term: words.where, value: names.join(language === 'en' ? ', ' : '、') },
        {
          term: words.when,
          value: firstDay === lastDay ? day(firstDay) : words.between(day(firstDay), day(lastDay)),
        },
        ...(firstDay === lastDay || weekdays === undefined
          ? []
          : [{ term: words.weekdaysTerm, value: weekdays }]),
        { term: words.hours, value: hours },
      ]}
    />
  );
}

/** Undefined where every day of the week suits. */
function useWeekdays({ weekdays }: WaitingEntry): string | undefined {
  const { weekdaysLong } = useMessages('booking').bookingWizard;
  const separator = useLanguage() === 'en' ? ', ' : '、';
  if (weekdays.length === WEEKDAYS.length) return undefined;
  return weekdays.map((day) => weekdaysLong[day - 1]).join(separator);
}

function useHours({ from, until }: WaitingEntry): string {
  const words = useMessages('furtherBooking').waitingList;
  const names: Record<Wishes['hours'], string> = {
    any: words.anyHour,
    morning: words.morning,
    afternoon: words.afternoon,
  };
  const known = (Object.keys(HOURS) as Wishes['hours'][]).find(
    (one) => HOURS[one].from === from && HOURS[one].until === until,
  );
  return known === undefined ? `${from}–${until}` : names[known];
}
