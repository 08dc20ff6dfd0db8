import type { BookingRecord } from '@phial/contract/booking/appointment';
import { Button } from '@phial/ui/button/button';
import { Icon } from '@phial/ui/icon/icon';
import { offerDownload } from '../../../downloads/offer-download.ts';
import { useLanguage, useMessages } from '../../../language/language.ts';
import { useService } from '../services/services.ts';
import { calendarFile } from './calendar-file.ts';

/** Offers the booking as a file for a calendar. */
export function CalendarButton({ record }: { record: BookingRecord }) {
  const words = useMessages().bookingDesk;
  const language = useLanguage();
  const service = useService(record.type);
  const addToCalendar = () => {
    const file = calendarFile(record, service, language, words, new Date());
    const content = new Blob([file], { type: 'text/calendar;charset=utf-8' });
    offerDownload(`appointment-${record.servTime.slice(0, 10)}.ics`, content);
  };
  return (
    <Button variant="primary" icon={<Icon name="calendar-add" />} onClick={addToCalendar}>
      {words.success.calendar}
    </Button>
  );
}
