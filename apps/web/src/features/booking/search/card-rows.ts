import type { Messages } from '@phial/content/messages/messages';
import type { BookingRecord } from '@phial/contract/booking/appointment';
import { type Language, localised } from '@phial/domain/language';

type CardRowName = 'address' | 'contact' | 'service' | 'name' | 'documentNumber' | 'phone' | 'email' | 'code';

interface CardRow {
  name: CardRowName;
  term: string;
  value: string;
}

/**
 * What a result card says below its time and place: in
 * full, as it is the visitor's own; a contact that was not given has no
 * line. The code is there for reference only.
 * @param serviceName empty while it is not known
 */
export function cardRows(
  booking: BookingRecord,
  language: Language,
  words: Messages['bookingDesk'],
  serviceName: string,
): CardRow[] {
  const point = booking.testServPtVo;
  const rows: [CardRowName, string][] = [
    ['address', localised(point, 'address', language)],
    ['contact', point.tel],
    ['service', serviceName],
    ['name', booking.name],
    ['documentNumber', booking.docNo],
    ['phone', booking.telNo],
    ['email', booking.email],
    ['code', booking.appointmentRelNumber],
  ];
  return rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, term: words.record[name], value }));
}
